/** The plural of a name as English makes it: "Mechs", "Witches", "Harpies", "Wolves". A project can declare another one. */
export function pluralOf(name: string): string {
  if (/(?:s|x|z|tch|sh)$/.test(name)) return `${name}es`;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  if (/[lr]f$/.test(name)) return `${name.slice(0, -1)}ves`;
  return `${name}s`;
}
