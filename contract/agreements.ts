import { accountMessages } from './account-messages.ts';

/** The boxes of the terms step, spec 001 §3: three fixed ones, two for marketing, and the extra documents by their ids. */
export type Agreements = {
  service: boolean;
  privacy: boolean;
  thirdParty: boolean;
  email: boolean;
  sms: boolean;
  extraTerms: readonly number[];
};

/** Marketing is ticked from the start (spec 001 §9). */
export const defaultAgreements: Agreements = { service: false, privacy: false, thirdParty: false, email: true, sms: true, extraTerms: [] };

/** What keeps the terms step from being done, or null: nothing chosen, or something required left out (spec 001 §5). */
export function agreementProblem({ service, privacy, thirdParty, extraTerms }: Agreements, requiredTerms: readonly number[]): string | null {
  if (!service && !privacy && !thirdParty && extraTerms.length === 0) return accountMessages.noAgreement;
  const isComplete = service && privacy && requiredTerms.every((id) => extraTerms.includes(id));
  return isComplete ? null : accountMessages.requiredAgreement;
}
