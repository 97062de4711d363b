import type { Page } from 'playwright/test';
import { identify, type ProviderName, type Someone } from './provider.ts';
import { newPassword, type NewPerson } from './new-person.ts';

export type MemberKind = '개인(분양)회원' | '법인회원' | '일반(비)회원' | '외국인회원';
export type Joiner = ReturnType<typeof joinerAt>;

/** The server's error for a person who is not a member yet, which the console logs, too. */
export const unknownPerson = /status of 400.*\/users\/me\/di/;

/** The user's actions in the sign-up, by the words on screen. */
export function joinerAt(page: Page, expectConsoleError: (pattern: RegExp) => void) {
  // The label of a required field ends with an asterisk.
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`));
  const next = page.getByRole('button', { name: /^다음 단계/ });
  return {
    /** The current step of the sign-up. */
    step: page.getByRole('list', { name: '회원가입 단계' }).locator('[aria-current="step"]'),
    next,
    cancel: page.getByRole('main').getByRole('button', { name: '취소' }),
    serviceId: field('아이디'),
    check: page.getByRole('button', { name: /^중복체크/ }),
    retype: page.getByRole('button', { name: '다시 입력' }),
    password: field('비밀번호'),
    passwordConfirm: field('비밀번호 확인'),
    emailUsername: field('이메일 아이디'),
    emailDomain: field('이메일 도메인'),
    emailDomainChoice: field('이메일 도메인 선택'),
    mobilePrefix: field('휴대폰번호 앞자리'),
    mobileFront: field('휴대폰번호 가운데 자리'),
    mobileBack: field('휴대폰번호 끝자리'),
    address2: field('상세 주소'),
    companyName: field('회사명'),
    box: (place: number) => page.getByLabel(new RegExp(`^사업자등록번호 ${place}번째 칸`)),
    congratulation: page.getByRole('heading', { name: /가입을 축하드립니다$/ }),

    open: () => page.goto('/account/join'),
    choose: (kind: MemberKind) => page.getByRole('button', { name: kind }).click(),
    async agree() {
      await page.getByText('모든 약관에 동의합니다').click();
      await next.click();
    },
    async toVerification(kind: MemberKind = '개인(분양)회원') {
      await this.open();
      await this.choose(kind);
      await this.agree();
    },
    async toCompanyVerification() {
      await this.toVerification('법인회원');
      await this.companyName.fill('솔바람물산');
      await this.box(1).pressSequentially('913');
      await page.keyboard.type('8104278');
      await next.click();
    },
    /** Goes on as a person who is not a member of the company yet. */
    async toCompanyInformation(someone: Someone) {
      expectConsoleError(unknownPerson);
      await this.toCompanyVerification();
      await identify(page, someone);
    },
    /** Goes on as a person who is not a member yet. */
    async toInformation(someone: Someone, { kind, by }: { kind?: MemberKind; by?: ProviderName } = {}) {
      expectConsoleError(unknownPerson);
      await this.toVerification(kind);
      await identify(page, someone, by && { by });
    },
    async takeId(id: string) {
      await this.serviceId.fill(id);
      await this.check.click();
      await page.getByRole('alertdialog', { name: '알림' }).getByRole('button', { name: '확인' }).click();
    },
    /** Fills in the fields that every member must fill in; after a phone verification the number is known. */
    async fillIn({ serviceId }: Pick<NewPerson, 'serviceId'>) {
      await this.takeId(serviceId);
      await this.password.fill(newPassword);
      await this.passwordConfirm.fill(newPassword);
      await this.emailUsername.fill(serviceId);
      await this.emailDomainChoice.selectOption('naver.com');
    },
    toLogin: () => page.getByRole('main').getByRole('button', { name: '로그인' }).click(),
  };
}
