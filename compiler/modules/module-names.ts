/** Words that cannot name a constant of a module. */
const reserved = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof undefined var void while with yield"
  ).split(" "),
);
/** File names that Windows keeps for devices. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d|index)$/;
const longestName = 80;

export interface ModuleName {
  /** "void-seeker": letters, digits and hyphens only, so it stays in its folder. */
  readonly file: string;
  /** "voidSeeker" */
  readonly constant: string;
}

/** A file and a constant for every card name. Equal in any order of the cards as long as the names are distinct. */
export function moduleNames(names: readonly string[]): readonly ModuleName[] {
  const used = new Set<string>();
  return names.map((name) => {
    const words = wordsOf(name);
    const file = unique(words.join("-"), used);
    const parts = file.split("-");
    const constant = parts
      .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
      .join("");
    return {
      file,
      constant:
        /^\d/.test(constant) || reserved.has(constant)
          ? `card${constant.charAt(0).toUpperCase()}${constant.slice(1)}`
          : constant,
    };
  });
}

function wordsOf(name: string): readonly string[] {
  const plain = name
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
  const words = plain.slice(0, longestName).match(/[a-z0-9]+/g) ?? ["card"];
  return devices.test(words.join("-")) ? ["card", ...words] : words;
}
function unique(file: string, used: Set<string>): string {
  let candidate = file;
  for (let number = 2; used.has(candidate); number++) candidate = `${file}-${String(number)}`;
  used.add(candidate);
  return candidate;
}
