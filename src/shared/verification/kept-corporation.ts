import * as z from 'zod/mini';

/** A company as it was typed, checked or not. */
export const keptCorporation = z.object({ companyName: z.string(), registrationNumber: z.string() });
