import { expect, type Page } from 'playwright/test';
import { postcodeSearch } from './postcode-search.ts';

/** The confirmation of a consultation. */
export const sent = '회원권 상담 신청이 완료되었습니다. 빠른 시일 내 연락 드리도록 하겠습니다.';

/** The user's actions in the consultation, by the words on screen. */
export function inquiryAt(page: Page) {
  const form = page.getByRole('form', { name: '회원권 상담 신청' });
  const inForm = {
    name: form.getByLabel(/^이름/),
    email: form.getByLabel('이메일'),
    contact: form.getByLabel(/^연락처/),
    postCode: form.getByLabel('우편번호', { exact: true }),
    address2: form.getByLabel('상세 주소'),
    contents: form.getByLabel('문의 내용'),
    consent: form.getByRole('checkbox'),
    submit: form.getByRole('button', { name: /^상담 신청/ }),
  };
  return {
    ...inForm,
    form,
    choice: (name: string) => form.getByRole('radio', { name }),
    choose: (name: string) => form.getByText(name, { exact: true }).click(),
    agree: () => form.getByText('개인정보 수집 및 이용에 동의합니다').click(),
    open: () => page.goto('/membership#inquiry'),
    async findAddress() {
      await form.getByRole('button', { name: /^우편번호 찾기/ }).click();
      const search = postcodeSearch(page);
      await search.getByRole('textbox').fill('치악숲로');
      await search.getByRole('button', { name: '검색' }).click();
      await search.getByRole('button', { name: /^도로명 ?강원특별자치도 원주시 치악숲로 210$/ }).click();
    },
    async fillIn() {
      await inForm.name.fill('김하늘');
      await inForm.email.fill('sky@example.com');
      await inForm.contact.fill('010-2345-6789');
      await this.choose('개인');
      await this.choose('골프 회원권');
      await inForm.contents.fill('주중회원권의 예약 우선순위가 궁금합니다.');
      await this.agree();
    },
    async expectFilled() {
      await expect(inForm.name).toHaveValue('김하늘');
      await expect(inForm.email).toHaveValue('sky@example.com');
      await expect(inForm.contact).toHaveValue('010-2345-6789');
      await expect(form.getByRole('radio', { name: '개인' })).toBeChecked();
      await expect(form.getByRole('radio', { name: '골프 회원권' })).toBeChecked();
      await expect(inForm.contents).toHaveValue('주중회원권의 예약 우선순위가 궁금합니다.');
      await expect(inForm.consent).toBeChecked();
    },
  };
}
