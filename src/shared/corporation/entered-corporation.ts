import { digitCountMessage } from '#contract/shared/messages.ts';
import { registrationParts, type Corporation } from '#contract/account/registration-number.ts';
import { normalizeText } from '#contract/shared/typed-text.ts';

/** A company as it is typed: the number in its three boxes. */
export type EnteredCorporation = { companyName: string; parts: readonly string[] };

/** Returns the form values of a submitted company. */
export const enteredOf = ({ companyName, registrationNumber }: Corporation): EnteredCorporation => {
  const [, ...parts] = /^(\d{0,3})(\d{0,2})(\d{0,5})/.exec(registrationNumber) ?? [];
  return { companyName, parts };
};

export const corporationOf = ({ companyName, parts }: EnteredCorporation): Corporation => ({
  companyName,
  registrationNumber: parts.join(''),
});

/** Whether all fields are complete; spaces are no name. Whether the number is valid is checked when it is submitted. */
export const isFilledIn = ({ companyName, parts }: EnteredCorporation): boolean =>
  normalizeText(companyName) !== '' && partsProblem(parts) === undefined;

/** The message of the first field that is incomplete (spec 001 §5). */
export function partsProblem(parts: readonly string[]): string | undefined {
  const requiredCount = registrationParts.find((count, index) => parts[index]?.length !== count);
  return requiredCount === undefined ? undefined : digitCountMessage(requiredCount);
}
