import { expect, type Page } from 'playwright/test';
import { modifyProfile } from '#contract/account/profile.ts';
import { memberOf } from './member-of.ts';

/** Changes the profile by an API call, which uses up the password check of this session. */
export async function useUpCheck(page: Page, token: string): Promise<void> {
  const { email, mobile, address, corporation, termsAgree } = await memberOf(page, token);
  const response = await page.request.post(modifyProfile.path, {
    data: { email, mobile, address, corporation, termsAgree },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(200);
}
