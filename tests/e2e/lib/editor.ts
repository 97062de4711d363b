import type { Page } from 'playwright/test';
import type { EngineName } from '#tools/browsers/names.ts';
import { newPassword } from './new-person.ts';
import { passAddress, postcodeSearch } from './postcode-search.ts';

/** The user's actions in the profile, by the words on screen. */
export function editorAt(page: Page) {
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`));
  const gate = page.getByRole('form', { name: '비밀번호 확인' });
  const form = page.getByRole('form', { name: '회원정보' });
  return {
    gate,
    form,
    gatePassword: gate.getByLabel('비밀번호', { exact: true }),
    pass: gate.getByRole('button', { name: /^확인/ }),
    save: form.getByRole('button', { name: /^저장/ }),
    password: field('새 비밀번호'),
    passwordConfirm: field('새 비밀번호 확인'),
    emailUsername: field('이메일 아이디'),
    emailDomain: field('이메일 도메인'),
    emailDomainChoice: field('이메일 도메인 선택'),
    mobilePrefix: field('휴대폰번호 앞자리'),
    mobileFront: field('휴대폰번호 가운데 자리'),
    mobileBack: field('휴대폰번호 끝자리'),
    address2: field('상세 주소'),
    contactArea: field('지역번호'),
    contactFront: field('전화번호 가운데 자리'),
    contactBack: field('전화번호 끝자리'),
    email: form.getByRole('checkbox', { name: /^이메일 수신/ }),
    sms: form.getByRole('checkbox', { name: /^문자\(SMS\) 수신/ }),
    /** The checkbox itself is hidden behind its label. */
    tick: (label: string) => form.getByText(label, { exact: true }).click(),

    open: () => page.goto('/mypage/editing'),
    async enter(secret = newPassword) {
      await this.open();
      await this.unlock(secret);
    },
    async unlock(secret = newPassword) {
      await this.gatePassword.fill(secret);
      await this.pass.click();
      await this.save.waitFor();
    },
    /** The driver of WebKit types and clicks beside what lies in a frame of a frame of a frame. */
    async findAddress(engine: EngineName) {
      await form.getByRole('button', { name: '우편번호 찾기' }).click();
      if (engine === 'webkit')
        return passAddress(page, {
          zonecode: '26304',
          roadAddress: '강원특별자치도 원주시 치악숲로 210',
          jibunAddress: '',
          userSelectedType: 'R',
          bname: '무실동',
          buildingName: '무실 가람뜰아파트',
          apartment: 'Y',
        });
      const search = postcodeSearch(page);
      await search.getByRole('textbox').fill('치악숲로');
      await search.getByRole('button', { name: '검색' }).click();
      await search.getByRole('button', { name: /^도로명 ?강원특별자치도 원주시 치악숲로 210$/ }).click();
    },
  };
}
