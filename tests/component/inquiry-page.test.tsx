import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { completeInquiry } from '#tests/flows/inquiry/flow.ts';
import { membershipSite } from './lib/membership-site.tsx';
import { dialogText, dismissAlert, enter, field, fill, invalidFields, press } from './lib/screen.ts';

const site = membershipSite();

const contents = () => document.querySelector<HTMLTextAreaElement>('[name="contents"]')!;
const choice = (value: string) => document.querySelector<HTMLInputElement>(`[type="radio"][value="${value}"]`)!;
const choose = (value: string) => void fireEvent.click(choice(value));

/** Makes the page in the frame of the search say that it has failed. */
function failSearch() {
  const source = document.querySelector<HTMLIFrameElement>('iframe[title="우편번호 찾기"]')?.contentWindow;
  const message = new MessageEvent('message', {
    data: { type: 'postcode-search', event: 'failed' },
    origin: window.location.origin,
  });
  act(() => void window.dispatchEvent(Object.defineProperty(message, 'source', { value: source })));
}

/** Fills in everything except the address, which only a search sets. */
function fillIn() {
  fill('name', completeInquiry.name);
  fill('email', completeInquiry.email);
  fill('contact', completeInquiry.contact);
  fill('address2', completeInquiry.address2);
  choose('PERSONAL');
  choose('GOLF');
  fireEvent.change(contents(), { target: { value: completeInquiry.contents } });
  fireEvent.click(field('agreed'));
}

const fieldValues = () => [
  ...['name', 'email', 'contact', 'address2'].map((name) => field(name).value),
  contents().value,
  ...Array.from(document.querySelectorAll('[type="radio"]:checked'), (radio) => radio.getAttribute('value')),
  document.querySelector('[name="agreed"]:checked') !== null,
];
const allValues = [
  completeInquiry.name,
  completeInquiry.email,
  completeInquiry.contact,
  completeInquiry.address2,
  completeInquiry.contents,
  'PERSONAL',
  'GOLF',
  true,
];
const body = {
  name: '김하늘',
  email: 'sky@example.com',
  contact: '01023456789',
  postCode: '',
  address1: '',
  address2: '101동 1203호',
  inquirerType: 'PERSONAL',
  inquiryType: 'GOLF',
  contents: completeInquiry.contents,
};
const waitForAlert = (text: string) => waitFor(() => expect(dialogText()).toBe(text));

describe('the error catalogue (spec 000 §8)', () => {
  test.each(['offline', 'refused'] as const)(
    'Inquiry send fails: %s, the message is alerted, everything stays, the button has the focus, and the next press sends the same once more',
    async (outcome) => {
      site.responses = [outcome];
      await site.renderPage();
      fillIn();
      press('상담 신청');
      await waitForAlert('잠시후 다시 요청해주세요.');
      expect(fieldValues()).toEqual(allValues);
      dismissAlert();
      expect([document.activeElement?.textContent, site.currentUrl, fieldValues()]).toEqual([
        '상담 신청',
        '/membership',
        allValues,
      ]);
      press('상담 신청');
      await waitForAlert('회원권 상담 신청이 완료되었습니다. 빠른 시일 내 연락 드리도록 하겠습니다.');
      expect([site.sent.map((each) => each.body), site.sent[1]?.key]).toEqual([[body, body], site.sent[0]?.key]);
    },
  );

  test('Inquiry succeeds: it is alerted, then the home page replaces the form', async () => {
    await site.renderPage();
    fillIn();
    press('상담 신청');
    await waitForAlert('회원권 상담 신청이 완료되었습니다. 빠른 시일 내 연락 드리도록 하겠습니다.');
    expect([site.currentUrl, sessionStorage.getItem('inquiry-draft')]).toEqual(['/membership', null]);
    dismissAlert();
    await waitFor(() => expect(site.currentUrl).toBe('/'));
    await act(async () => site.go(-1));
    await waitFor(() => expect(site.currentUrl).toBe('/notice'));
    expect(site.sent.length).toBe(1);
  });

  test('Postcode service unavailable: the message is alerted, the input stays, and the search can be opened again', async () => {
    await site.renderPage();
    fillIn();
    const searchButton = screen.getByRole('button', { name: '우편번호 찾기' });
    searchButton.focus();
    press('우편번호 찾기');
    failSearch();
    await waitForAlert('현재 Daum 우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.');
    dismissAlert();
    expect([fieldValues(), document.activeElement]).toEqual([allValues, searchButton]);
    press('우편번호 찾기');
    failSearch();
    await waitForAlert('현재 Daum 우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.');
  });

  test('after it, a typed address is validated and sent', async () => {
    await site.renderPage();
    fillIn();
    press('우편번호 찾기');
    failSearch();
    await waitForAlert('현재 Daum 우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.');
    dismissAlert();
    fill('postCode', '2630');
    enter('회원권 상담 신청');
    expect([screen.getByText('우편번호를 숫자 5자리로 입력해 주세요.').tagName, document.activeElement]).toEqual([
      'SPAN',
      field('postCode'),
    ]);
    fill('postCode', '26304');
    fill('address1', '강원특별자치도 원주시 치악숲로 210');
    press('상담 신청');
    await waitFor(() =>
      expect(site.sent.map((each) => each.body)).toEqual([
        { ...body, postCode: '26304', address1: '강원특별자치도 원주시 치악숲로 210' },
      ]),
    );
  });
});

describe('the consultation', () => {
  test('shows every error at its field, in the order of the spec, and focuses the first; a change removes its own', async () => {
    await site.renderPage();
    fill('email', 'sky');
    press('상담 신청');
    const messages = [
      '성함을 입력해 주세요.',
      '이메일을 형식에 맞게 입력해주세요.',
      '연락 가능한 연락처를 입력해주세요.',
      '회원 구분을 체크해주세요.',
      '문의 구분을 체크해주세요.',
      '개인정보 수집 및 이용에 대한 동의에 체크해주세요.',
    ];
    const shown = messages.map((message) => screen.getByText(message));
    expect(
      shown.every(
        (message, index) =>
          index === 0 || Boolean(shown[index - 1]!.compareDocumentPosition(message) & Node.DOCUMENT_POSITION_FOLLOWING),
      ),
    ).toBe(true);
    expect([invalidFields(), document.activeElement, site.sent]).toEqual([
      ['name', 'email', 'contact', 'agreed'],
      field('name'),
      [],
    ]);
    expect(
      field('name')
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toEqual(['성함을 입력해 주세요.']);
    expect(document.getElementById(field('agreed').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      messages.at(-1),
    );
    fill('name', '김');
    expect([invalidFields(), document.activeElement]).toEqual([['email', 'contact', 'agreed'], field('name')]);
  });

  test('submitted again focuses the first field that is still wrong, a choice too', async () => {
    await site.renderPage();
    fill('name', '김하늘');
    fill('contact', '010-2345-6789');
    enter('회원권 상담 신청');
    expect(document.activeElement).toBe(choice('PERSONAL'));
    choose('CORPORATION');
    enter('회원권 상담 신청');
    expect(document.activeElement).toBe(choice('CONDO'));
    choose('CONDO');
    enter('회원권 상담 신청');
    expect(document.activeElement).toBe(field('agreed'));
  });

  test('is sent once after two submits; while it is pending the fields are inert and the button is busy', async () => {
    let respond = () => {};
    site.responses = [new Promise<void>((resolve) => (respond = resolve))];
    await site.renderPage();
    fillIn();
    enter('회원권 상담 신청');
    enter('회원권 상담 신청');
    const button = screen.getByRole('button', { name: /^상담 신청/ });
    fireEvent.click(button);
    expect([
      button.getAttribute('aria-busy'),
      document.activeElement,
      field('name').closest('[inert]') !== null,
    ]).toEqual(['true', button, true]);
    respond();
    await waitForAlert('회원권 상담 신청이 완료되었습니다. 빠른 시일 내 연락 드리도록 하겠습니다.');
    expect(site.sent).toEqual([{ body, key: site.sent[0]?.key }]);
    expect(site.sent[0]?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  test('changed after a failure is sent with another key', async () => {
    site.responses = ['offline'];
    await site.renderPage();
    fillIn();
    press('상담 신청');
    await waitForAlert('잠시후 다시 요청해주세요.');
    dismissAlert();
    fill('name', '이바다');
    press('상담 신청');
    await waitForAlert('회원권 상담 신청이 완료되었습니다. 빠른 시일 내 연락 드리도록 하겠습니다.');
    expect([site.sent[1]?.body, site.sent[0]?.key === site.sent[1]?.key]).toEqual([{ ...body, name: '이바다' }, false]);
  });

  test('with a found address sends it as a whole, and clears it as a whole', async () => {
    sessionStorage.setItem('inquiry-draft', JSON.stringify({ entered: completeInquiry, key: null }));
    await site.renderPage();
    const addressValues = () => ['postCode', 'address1', 'address2'].map((name) => field(name).value);
    expect([
      addressValues(),
      field('postCode').hasAttribute('readonly'),
      field('address1').hasAttribute('readonly'),
      field('address2').hasAttribute('readonly'),
    ]).toEqual([['26343', '강원특별자치도 원주시 지정면 오크밸리1길 66', '101동 1203호'], true, true, false]);
    press('주소 지우기');
    expect([addressValues(), document.activeElement, screen.queryByRole('button', { name: '주소 지우기' })]).toEqual([
      ['', '', ''],
      field('postCode'),
      null,
    ]);
    press('상담 신청');
    await waitFor(() => expect(site.sent.map((each) => each.body)).toEqual([{ ...body, address2: '' }]));
  });

  test('begins empty for a member, too', async () => {
    localStorage.setItem('token', 'token');
    await site.renderPage();
    expect(['name', 'email', 'contact'].map((name) => field(name).value)).toEqual(['', '', '']);
  });

  test('shows the full text of the consent, fetched on demand, and again after a failure', async () => {
    site.failing = 'documents';
    await site.renderPage();
    expect([screen.getByText('접수일부터 1년').tagName, site.documents]).toEqual(['DD', []]);
    const details = screen.getByText('수집·이용 동의서 전문').closest('details');
    Object.assign(details ?? {}, { open: true });
    fireEvent(details!, new Event('toggle'));
    expect(await screen.findByText('수집·이용 동의서를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.')).toBeTruthy();
    site.failing = null;
    press('다시 불러오기');
    expect(await screen.findByText('1년 동안 보관합니다.')).toBeTruthy();
    expect(new Set(site.documents)).toEqual(new Set(['PRIVACY_FOOTER']));
  });
});

describe('the draft', () => {
  test('is restored after a reload, and sent with the same key', async () => {
    site.responses = ['offline'];
    const { unmount } = await site.renderPage();
    fillIn();
    press('상담 신청');
    await waitForAlert('잠시후 다시 요청해주세요.');
    unmount();
    await site.renderPage();
    expect(fieldValues()).toEqual(allValues);
    press('상담 신청');
    await waitFor(() => expect(site.sent.length).toBe(2));
    expect(site.sent[1]).toEqual(site.sent[0]);
  });

  test('is stored in this tab only', async () => {
    await site.renderPage();
    fill('name', '김하늘');
    expect([
      Object.keys(localStorage),
      JSON.parse(sessionStorage.getItem('inquiry-draft') ?? 'null').entered.name,
    ]).toEqual([[], '김하늘']);
  });

  test.each([
    ['no JSON', '{'],
    ['of another shape', JSON.stringify({ entered: { ...completeInquiry, fax: '' }, key: null })],
    ['without a field', JSON.stringify({ entered: { ...completeInquiry, contents: undefined }, key: null })],
    ['with an unknown choice', JSON.stringify({ entered: { ...completeInquiry, inquiryType: 'SPA' }, key: null })],
    ['with a key of another form', JSON.stringify({ entered: completeInquiry, key: 'mine' })],
  ])('is deleted if it cannot be parsed: %s', async (_, stored) => {
    sessionStorage.setItem('inquiry-draft', stored);
    await site.renderPage();
    expect([field('name').value, sessionStorage.getItem('inquiry-draft')]).toEqual(['', null]);
  });

  test.each([
    ['forbids storage', 'SecurityError'],
    ['has no room', 'QuotaExceededError'],
  ])('is sent even if the browser %s', async (_, name) => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('No', name);
      });
    await site.renderPage();
    fillIn();
    press('상담 신청');
    await waitForAlert('회원권 상담 신청이 완료되었습니다. 빠른 시일 내 연락 드리도록 하겠습니다.');
    expect(site.sent.map((each) => each.body)).toEqual([body]);
  });
});
