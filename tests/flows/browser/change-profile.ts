import { directInput } from '#contract/account/email.ts';
import type { Profile } from '#contract/account/profile.ts';
import type { editorAt } from '#tests/e2e/lib/editor.ts';
import { isListed } from '#tests/flows/lib/typeable-profile.ts';

/** Enters the values of a change; a control that already has its value sends none. */
export async function changeProfile(
  editor: ReturnType<typeof editorAt>,
  { emailUsername, emailDomain, mobile, address2 }: Partial<Profile>,
): Promise<void> {
  if (emailUsername !== undefined) await editor.emailUsername.fill(emailUsername);
  if (emailDomain !== undefined) await changeDomain(editor, emailDomain);
  if (mobile) {
    if ((await editor.mobilePrefix.inputValue()) !== mobile.prefix)
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
