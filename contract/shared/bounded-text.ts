import * as z from 'zod/mini';

/** A text of which a longer one is rejected before any other check runs. */
const boundedText = (maxLength: number, error?: string) =>
  z.string().check(z.maxLength(maxLength, { abort: true, ...(error !== undefined && { error }) }));

/**
 * A text that will be normalised to at most `length` characters: as typed it may have separators, spaces around it, and
 * decomposed Hangul, which has three characters a syllable.
 */
export const typedText = (length: number, error?: string) => boundedText(4 * length, error);

/** A text that will be trimmed to at most `length` characters. */
export const untrimmedText = (length: number, error?: string) => boundedText(2 * length, error);
