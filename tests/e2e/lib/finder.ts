import type { Page } from 'playwright/test';
import { enterCompany } from './company.ts';
import type { MemberKind } from './joiner.ts';
import { newPassword } from './new-person.ts';

/** The user's actions in finding an ID or a password, by the words on screen. */
export function finderAt(page: Page) {
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`)).and(page.locator('input'));
  const next = page.getByRole('button', { name: /^다음 단계/ });
  return {
    step: page.getByRole('list', { name: /찾기 단계$/ }).locator('[aria-current="step"]'),
    next,
    serviceId: field('아이디'),
    password: field('새 비밀번호'),
    passwordConfirm: field('새 비밀번호 확인'),
    found: page.getByRole('definition'),
    change: page.getByRole('button', { name: /^비밀번호 변경/ }),

    openFindId: () => page.goto('/account/find-id'),
    openFindPassword: () => page.goto('/account/find-password'),
    choose: (kind: MemberKind) => page.getByRole('button', { name: kind }).click(),
    enterCompany: (name: string, number: string) => enterCompany(page, name, number),
    async claim(id: string, kind: MemberKind = '개인(분양)회원') {
      await page.getByText(kind, { exact: true }).click();
      await this.serviceId.fill(id);
      await next.click();
    },
    async enterPassword(secret = newPassword, repeated = secret) {
      await this.password.fill(secret);
      await this.passwordConfirm.fill(repeated);
      await this.change.click();
    },
  };
}
