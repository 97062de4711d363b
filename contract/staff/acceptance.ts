import * as z from 'zod/mini';
import { fieldErrors } from '../shared/field-errors.ts';
import { newStaffPassword, oneTimeCode } from './staff-fields.ts';
import { staffMessages } from './staff-messages.ts';

/** The password and the first code with which a new staff member accepts an invitation. */
const acceptance = z.object({ password: newStaffPassword, repeated: z.string(), code: oneTimeCode });
export type Acceptance = z.output<typeof acceptance>;

/** Returns a message for each field that cannot be sent. */
export function acceptanceErrors(typed: Acceptance): Partial<Record<keyof Acceptance, string>> {
  const errors = fieldErrors(acceptance, typed);
  const isRepeated = errors.password !== undefined || typed.password === typed.repeated;
  return isRepeated ? errors : { ...errors, repeated: staffMessages.passwordsDiffer };
}
