import { fieldErrors } from '#contract/shared/field-errors.ts';
import { corporation as corporationSchema, type Corporation } from '#contract/account/registration-number.ts';

export type CorporationOutcome = { kind: 'found' } | { kind: 'refused'; message: string };
export type CorporationErrors = Partial<Record<keyof Corporation, string>>;

export const noCorporation: Corporation = { companyName: '', registrationNumber: '' };

/**
 * Returns a message for each invalid field of an entered company. Callers show an invalid number as an alert, not
 * beside its field (spec 001 §5).
 */
export const corporationErrors = (entered: Corporation): CorporationErrors => fieldErrors(corporationSchema, entered);
