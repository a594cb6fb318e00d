/**
 * Characters that nobody sees, but that break terminals, turn the reading direction, or make two names that look
 * alike. Tabs and line breaks are none of them.
 */
export const controlCharacters =
  // eslint-disable-next-line no-control-regex -- these are the characters to keep out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g;
