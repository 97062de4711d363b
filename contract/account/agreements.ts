import { accountMessages } from './account-messages.ts';

/**
 * Checkboxes of the terms step, spec 001 §3: three fixed ones, two for marketing, and the additional documents by id.
 */
export type Agreements = {
  service: boolean;
  privacy: boolean;
  thirdParty: boolean;
  email: boolean;
  sms: boolean;
  extraTerms: readonly number[];
};

/** Marketing is checked by default (spec 001 §9). */
export const defaultAgreements: Agreements = {
  service: false,
  privacy: false,
  thirdParty: false,
  email: true,
  sms: true,
  extraTerms: [],
};

/**
 * Returns why the terms step cannot be completed, or null: nothing is checked, or something required is missing (spec
 * 001 §5).
 */
export function agreementProblem(
  { service, privacy, thirdParty, extraTerms }: Agreements,
  requiredTerms: readonly number[],
): string | null {
  if (!service && !privacy && !thirdParty && extraTerms.length === 0) return accountMessages.noAgreement;
  const isComplete = service && privacy && requiredTerms.every((id) => extraTerms.includes(id));
  return isComplete ? null : accountMessages.requiredAgreement;
}
