import { textsIn } from './source-texts.ts';

/** The back office has fonts of its own. */
const ofBackOffice = /^(?:contract\/staff|src\/admin)\//;

/** Returns the non-ASCII characters in the texts of these folders; ASCII is part of every font file. */
export const sourceCharacters = (folders: readonly string[]): Set<string> =>
  new Set(
    folders
      .flatMap(textsIn)
      .filter(({ file }) => !ofBackOffice.test(file))
      .flatMap(({ text }) => Array.from(text))
      .filter((character) => character > '~'),
  );
