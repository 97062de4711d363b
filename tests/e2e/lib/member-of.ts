import type { Page } from 'playwright/test';
import { success } from '#contract/http/envelope.ts';
import { me, type Member } from '#contract/account/member.ts';

/** Returns the member to whom the server attributes a token. */
export async function memberOf(page: Page, token: string): Promise<Member> {
  const response = await page.request.get(me.path, { headers: { Authorization: `Bearer ${token}` } });
  return success(me.result).parse(await response.json()).data;
}
