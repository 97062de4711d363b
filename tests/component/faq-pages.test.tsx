import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import builtin from '#contract/news/builtin-faqs.json' with { type: 'json' };
import { contactMethods } from '#src/features/faq/contact-methods.tsx';
import { ContactMethods } from '#src/ui/news/ContactMethods.tsx';
import { currentUrl, goBack, newsServer, renderApp, waitForUrl } from './lib/news.tsx';

let server: ReturnType<typeof newsServer>;
let scrolledTo: string[];

beforeEach(() => {
  server = newsServer();
  scrolledTo = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const questions = () =>
  Array.from(
    document.querySelectorAll('main details'),
    (each) => each.querySelector('summary h2, summary h3')?.textContent,
  );
const openIds = () => Array.from(document.querySelectorAll('main details[open]'), ({ id }) => id);
const findQuestion = (title: string) => screen.findByRole('heading', { name: title });
const press = (heading: HTMLElement) => act(async () => fireEvent.click(heading));
const first = '월송리는 정말 캐디 없이 운영하나요?';
const second = '네 클럽 가운데 비회원이 예약할 수 있는 곳은 어디인가요?';

describe('the questions', () => {
  test('are those of the server, all collapsed, under tabs to notices and the contact page', async () => {
    const page = await renderApp('/notice/faq');
    await findQuestion(first);
    expect([questions().length, questions().includes(second), openIds(), server.requests]).toEqual([
      18,
      true,
      [],
      ['/faqs'],
    ]);
    expect(
      within(page.getByRole('navigation', { name: '소식 메뉴' }))
        .getAllByRole('link')
        .map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]),
    ).toEqual([
      ['공지사항', '/notice', null],
      ['자주 묻는 질문', '/notice/faq', 'page'],
      ['문의하기', '/notice/qna', null],
    ]);
  });

  test('open one at a time, which is in the URL without a history entry', async () => {
    await renderApp('/404', '/notice/faq');
    await press(await findQuestion(first));
    await waitFor(() => expect([openIds(), currentUrl()]).toEqual([['faq-1'], '/notice/faq#faq-1']));
    await press(await findQuestion(second));
    await waitFor(() => expect([openIds(), currentUrl()]).toEqual([['faq-2'], '/notice/faq#faq-2']));
    await press(await findQuestion(second));
    await waitFor(() => expect([openIds(), currentUrl()]).toEqual([[], '/notice/faq']));
    await goBack();
    await waitForUrl('/404');
  });

  test('follow a second press that happens before the router has rendered the first', async () => {
    await renderApp('/notice/faq');
    await findQuestion(first);
    // Outside `act`, React renders a transition later, as in a browser.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    try {
      const item = document.getElementById('faq-1');
      item?.toggleAttribute('open', true);
      item?.dispatchEvent(new Event('toggle'));
      await Promise.resolve();
      item?.toggleAttribute('open', false);
      item?.dispatchEvent(new Event('toggle'));
      await expect.poll(() => [openIds(), currentUrl()]).toEqual([[], '/notice/faq']);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect([openIds(), currentUrl()]).toEqual([[], '/notice/faq']);
    } finally {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    }
  });

  test.each([
    ['before', ['faq-3', 'faq-6']],
    ['after', ['faq-6', 'faq-3']],
  ])(
    'are in the URL also if the browser fires the toggle of the closing one %s that of the opening one',
    async (_, reported) => {
      await renderApp('/notice/faq#faq-3');
      await findQuestion(first);
      await waitFor(() => expect(openIds()).toEqual(['faq-3']));
      await act(async () => {
        for (const [id, isOpen] of [
          ['faq-3', false],
          ['faq-6', true],
        ] as const)
          document.getElementById(id)?.toggleAttribute('open', isOpen);
        for (const id of reported) fireEvent(document.getElementById(id) ?? document.body, new Event('toggle'));
      });
      await waitFor(() => expect([openIds(), currentUrl()]).toEqual([['faq-6'], '/notice/faq#faq-6']));
    },
  );

  test('are in one group, so that the browser allows one open one', async () => {
    await renderApp('/notice/faq');
    await findQuestion(first);
    const names = new Set(Array.from(document.querySelectorAll('main details'), (each) => each.getAttribute('name')));
    expect([names.size, names.has(null)]).toEqual([1, false]);
  });

  test('can be linked to: the one in the URL is open and scrolled to', async () => {
    await renderApp('/notice/faq#faq-2');
    await findQuestion(second);
    await waitFor(() =>
      expect([openIds(), scrolledTo, document.activeElement?.id]).toEqual([['faq-2'], ['faq-2'], 'faq-2']),
    );
  });

  test.each(['#faq-999', '#', '#%E0%A4%A'])('stay collapsed at the URL %s', async (hash) => {
    await renderApp(`/notice/faq${hash}`);
    await findQuestion(first);
    expect(openIds()).toEqual([]);
  });

  test('are grouped by subject, with a link to each group', async () => {
    const page = await renderApp('/notice/faq');
    await findQuestion(first);
    const groups = page.getAllByRole('heading', { level: 2 });
    const links = within(page.getByRole('navigation', { name: '질문 종류' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, decodeURI(link.getAttribute('href') ?? '')])).toEqual(
      ['이용', '예약', '요금', '계정', '회원'].map((name) => [name, `#faq-${name}`]),
    );
    expect(groups.slice(0, 5).map(({ textContent, id }) => [textContent, id])).toEqual(
      ['이용', '예약', '요금', '계정', '회원'].map((name) => [name, `faq-${name}`]),
    );
  });

  test('can be searched: those with all words in title or answer stay, and their number is announced', async () => {
    const page = await renderApp('/notice/faq');
    await findQuestion(first);
    const field = page.getByRole('textbox', { name: '질문 검색' });
    fireEvent.change(field, { target: { value: ' 보증금  락커 ' } });
    expect([questions(), page.getByText(/질문이 없습니다/).getAttribute('role')]).toEqual([[], 'status']);
    fireEvent.change(field, { target: { value: '락커 샤워' } });
    expect([questions(), page.getByText(/건을 찾았습니다/).textContent]).toEqual([
      ['프랙티스 레인지에 샤워실이 있나요?'],
      '질문 1건을 찾았습니다.',
    ]);
    fireEvent.change(field, { target: { value: '' } });
    expect(questions()).toHaveLength(18);
  });

  test('link to the contact page', async () => {
    const page = await renderApp('/notice/faq');
    await findQuestion(first);
    expect(within(page.getByRole('complementary')).getByRole('link', { name: '문의하기' }).getAttribute('href')).toBe(
      '/notice/qna',
    );
  });
});

describe('the built-in questions', () => {
  test('are fifteen, shown if the server has none', async () => {
    server = newsServer({ faqs: [] });
    await renderApp('/notice/faq');
    await findQuestion('예약은 몇 명부터 할 수 있나요?');
    expect(new Set(questions())).toEqual(new Set(builtin.map(({ title }) => title)));
    expect(builtin).toHaveLength(15);
  });

  test('can be linked to as well', async () => {
    server = newsServer({ faqs: [] });
    await renderApp('/notice/faq#faq-15');
    await waitFor(() => expect([openIds(), document.activeElement?.id]).toEqual([['faq-15'], 'faq-15']));
  });
});

test('FAQ errors (spec 000 §8): no user message, a console message, the built-in questions', async () => {
  server.failingCall = { path: '/api/v1/faqs', status: 400, message: '입력하신 내용을 다시 확인해 주세요.' };
  const page = await renderApp('/notice/faq');
  await findQuestion('예약은 몇 명부터 할 수 있나요?');
  expect([questions().length, screen.queryByRole('alertdialog'), page.queryByText(/불러오지 못했습니다/)]).toEqual([
    15,
    null,
    null,
  ]);
  expect(vi.mocked(console.error).mock.calls).toEqual([['Read failed: faqs: ApiError 400']]);
});

describe('the contact page', () => {
  test('has two telephones, mail, the consultation and the questions', async () => {
    const page = await renderApp('/notice/qna');
    await page.findByRole('heading', { name: '회원권 상담 신청' });
    await page.findByRole('link', { name: '033-799-0135' });
    const links = page.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.filter(([, href]) => /^(tel:|mailto:|\/membership|\/notice\/faq)/.test(href ?? ''))).toEqual([
      ['자주 묻는 질문', '/notice/faq'],
      ['1588-7676', 'tel:1588-7676'],
      ['1588-7677', 'tel:1588-7677'],
      ['contact@oakresortgolf.example', 'mailto:contact@oakresortgolf.example'],
      ['상담 신청하기', '/membership#inquiry'],
      ['033-799-0132', 'tel:033-799-0132'],
      ['033-799-0133', 'tel:033-799-0133'],
      ['033-799-0134', 'tel:033-799-0134'],
      ['033-799-0135', 'tel:033-799-0135'],
      ['자주 묻는 질문 모두 보기', '/notice/faq'],
    ]);
  });

  test('has KakaoTalk, in a new window, only where the settings have its URL', () => {
    const methodsWith = (kakaoLink: string) => {
      const { unmount } = render(
        <ContactMethods
          methods={contactMethods({ reservationTel: '1', membershipTel: '2', contactEmail: 'a@b.example', kakaoLink })}
        />,
      );
      const shown = [
        screen.getAllByRole('heading').map(({ textContent }) => textContent),
        screen.queryByRole('link', { name: /카카오톡.*새 창/ })?.getAttribute('href'),
      ];
      unmount();
      return shown;
    };
    expect([methodsWith('https://kakao.example/oak'), methodsWith('')]).toEqual([
      [['예약과 이용', '회원권', '카카오톡', '이메일', '회원권 상담 신청'], 'https://kakao.example/oak'],
      [['예약과 이용', '회원권', '이메일', '회원권 상담 신청'], undefined],
    ]);
  });

  test('ends with the fifteen built-in questions; those of the server are not fetched', async () => {
    await renderApp('/notice/qna');
    await press(await findQuestion('예약은 몇 명부터 할 수 있나요?'));
    await waitFor(() =>
      expect([questions().length, openIds(), server.requests, document.title]).toEqual([
        15,
        ['faq-1'],
        [],
        '문의하기 | 오크 리조트 골프',
      ]),
    );
  });

  test('Club list errors (spec 000 §8): no alert; a console message, the rest of the page stays, and the clubs are fetched again', async () => {
    server.failingCall = { path: '/api/v1/cc', status: 400, message: '입력하신 내용을 다시 확인해 주세요.' };
    const page = await renderApp('/notice/qna');
    const retryButton = await page.findByRole('button', { name: '다시 불러오기' });
    await page.findByRole('link', { name: '1588-7676' });
    expect([screen.queryByRole('alertdialog'), page.getByText(/불러오지 못했습니다/).textContent]).toEqual([
      null,
      '클럽 연락처를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.',
    ]);
    expect(vi.mocked(console.error).mock.calls).toEqual([['Read failed: clubs: ApiError 400']]);
    server.failingCall = null;
    await press(retryButton);
    expect((await page.findByRole('link', { name: '033-799-0135' })).getAttribute('href')).toBe('tel:033-799-0135');
  });
});
