import * as z from 'zod/mini';

/**
 * Validates only the format of a day from the server, which sends existing days; a response may contain thousands of
 * them.
 */
export const serverDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
