import { directInput, emailDomains } from '#contract/account/email.ts';
import { mobilePrefixes } from '#contract/account/phone.ts';
import type { Profile } from '#contract/account/profile.ts';
import { withoutSeparators } from '#contract/shared/typed-text.ts';
import type { editorAt } from '#tests/e2e/lib/editor.ts';

type Fields = Readonly<Record<string, unknown>>;

const isListed = (domain: string): boolean => emailDomains.some((listed) => listed === domain);

/**
 * Whether one gesture on the form makes this change: each control sends its own, and a listed domain must be emptied by 직접입력 before another one is
 * typed. A text that its control changes when it loses the focus would be a second change.
 */
export function isTypeable(entered: Profile, changed: Partial<Profile>): boolean {
  const before = controlsOf(entered);
  const [first, ...rest] = Object.entries(controlsOf({ ...entered, ...changed })).filter(([name, value]) => value !== before[name]);
  if (!first || rest.length > 0) return false;
  const [name, value] = first;
  if (typeof value !== 'string') return true;
  if (name === 'mobile.prefix') return mobilePrefixes.some((prefix) => prefix === value);
  if (name === 'emailDomain' && isListed(entered.emailDomain)) return value === '' || isListed(value);
  return value === (name.startsWith('mobile.') ? withoutSeparators(value) : value.trim());
}

const controlsOf = (values: Fields, path = ''): Fields =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === 'object' && value !== null ? Object.entries(controlsOf({ ...value }, `${path}${name}.`)) : [[`${path}${name}`, value]])));

/** Enters the values of a change; a control that already has its value sends none. */
export async function changeProfile(editor: ReturnType<typeof editorAt>, { emailUsername, emailDomain, mobile, address2 }: Partial<Profile>): Promise<void> {
  if (emailUsername !== undefined) await editor.emailUsername.fill(emailUsername);
  if (emailDomain !== undefined) await changeDomain(editor, emailDomain);
  if (mobile) {
    await editor.mobilePrefix.selectOption(mobile.prefix);
    await editor.mobileFront.fill(mobile.front);
    await editor.mobileBack.fill(mobile.back);
  }
  if (address2 !== undefined) await editor.address2.fill(address2);
}

async function changeDomain(editor: ReturnType<typeof editorAt>, domain: string): Promise<void> {
  if ((await editor.emailDomain.inputValue()) === domain) return;
  if (await editor.emailDomain.isEditable()) await editor.emailDomain.fill(domain);
  else await editor.emailDomainChoice.selectOption(isListed(domain) ? domain : directInput);
}
