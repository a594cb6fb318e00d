/**
 * Phrases that only one published card uses, and why each cannot be built from smaller ones. By the name that
 * `npm run contracts` prints.
 */
export const onceUsed: Readonly<Record<string, string>> = {};
