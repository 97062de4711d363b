import * as z from 'zod/mini';

/** Sufficient for a time with nanoseconds and an offset. */
const dateTimeLength = 40;

/** When a marketing consent was given; null if it was not. */
export const agreedAt = z.nullable(z.iso.datetime().check(z.maxLength(dateTimeLength)));
