import { textsIn } from './source-texts.ts';

/** What visitors may read from these folders; Latin is of every page and not counted. */
export const writtenLetters = (folders: readonly string[]): Set<string> =>
  new Set(folders.flatMap(textsIn).flatMap(({ text }) => Array.from(text)).filter((letter) => letter > '~'));
