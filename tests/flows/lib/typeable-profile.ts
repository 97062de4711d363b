import { emailDomains } from '#contract/account/email.ts';
import { mobilePrefixes } from '#contract/account/phone.ts';
import type { Profile } from '#contract/account/profile.ts';
import { withoutSeparators } from '#contract/shared/typed-text.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isListed = (domain: string): boolean => emailDomains.some((listed) => listed === domain);

/**
 * Whether one gesture on the form makes this change: each control sends its own field only, and a listed domain must be
 * emptied by 직접입력 before another one is typed. A text that its control changes when it loses the focus would be a
 * second change. `refused` are the fields with an error, which a change clears.
 */
export function isTypeable(entered: Profile, changed: Partial<Profile>, refused: readonly string[]): boolean {
  const before = controlsOf(entered);
  const [first, ...rest] = Object.entries(controlsOf({ ...entered, ...changed })).filter(
    ([name, value]) => value !== before[name],
  );
  if (!first || rest.length > 0) return false;
  const [name, value] = first;
  if (refused.some((field) => field in changed && field !== name.split('.')[0])) return false;
  if (typeof value !== 'string') return true;
  if (name === 'mobile.prefix') return mobilePrefixes.some((prefix) => prefix === value);
  if (name === 'emailDomain' && isListed(entered.emailDomain)) return value === '' || isListed(value);
  return value === (name.startsWith('mobile.') ? withoutSeparators(value) : value.trim());
}

const controlsOf = (values: Fields, path = ''): Fields =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(controlsOf({ ...value }, `${path}${name}.`))
        : [[`${path}${name}`, value]],
    ),
  );
