import * as z from 'zod/mini';

/** Schema of the entered company in the stored state of a flow, validated or not. */
export const storedCorporation = z.object({ companyName: z.string(), registrationNumber: z.string() });
