import { textsIn } from './source-texts.ts';

/** Returns the non-ASCII characters in the texts of these folders; ASCII is part of every font file. */
export const sourceCharacters = (folders: readonly string[]): Set<string> =>
  new Set(
    folders
      .flatMap(textsIn)
      .flatMap(({ text }) => Array.from(text))
      .filter((character) => character > '~'),
  );
