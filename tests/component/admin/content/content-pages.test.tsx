import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { emptyDraft, type PublicationDetail } from '#contract/staff/publication.ts';
import type { SignedInStaff } from '#contract/staff/staff.ts';
import { completePublication, publishedPublication } from '#tests/fixtures/publications.ts';
import { dialogText, enter, fill, press } from '../../lib/screen.ts';
import { renderOffice } from '../office.tsx';

afterEach(() => void vi.useRealTimers());

const author: SignedInStaff = { id: 21, loginId: 'nam.garam', name: '남가람', role: 'CONTENT' };
const reader: SignedInStaff = { ...author, id: 30, role: 'VIEWER' };

const entries = {
  rows: [
    { id: 31, title: '겨울 배너', place: '', isShown: true, publicationId: null },
    { id: 30, title: '가을 배너', place: '홈', isShown: false, publicationId: 5 },
  ],
  hasMore: false,
};
const publishAt = '2026-12-01T00:00:00.000Z';
const rows = {
  rows: [
    { ...completePublication, publishAt },
    { ...publishedPublication, id: 4, title: '', publishAt },
  ],
  hasMore: true,
};

const table = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

test('publications are listed with kind and state, filtered by the URL, and the older ones follow', async () => {
  const older = { rows: [{ ...completePublication, id: 3, title: '가을 라운드 안내' }], hasMore: false };
  const answer = ({ query }: { query?: unknown }) => (JSON.stringify(query).includes('before') ? older : rows);
  const { made, place } = renderOffice('/content', { publications: answer }, author);
  await screen.findByRole('link', { name: '겨울 라운드 안내' });
  expect(table()).toEqual([
    ['겨울 라운드 안내', '띠 배너', '작성 중', '강가람', '2026.12.01 09:00', '-', '2026.11.30 09:10'],
    ['제목 없음 (4번)', '띠 배너', '게시 중', '강가람', '2026.12.01 09:00', '-', '2026.11.30 09:10'],
  ]);
  await act(async () => press('더 보기'));
  expect(await screen.findByRole('link', { name: '가을 라운드 안내' })).toBeTruthy();
  await choose('종류', 'banner');
  await choose('상태', 'review');
  expect([place.url, made.slice(1).map(({ query }) => query)]).toEqual([
    '/content?view=publications&kind=banner&state=review',
    [{}, { before: 4 }, { kind: 'banner' }, { kind: 'banner', state: 'review' }],
  ]);
});

test('entries of the site are listed by kind and title; each is changed by a publication, new or in progress', async () => {
  const { made, place } = renderOffice(
    '/content?view=entries&kind=banner',
    {
      contentEntries: () => entries,
      createPublication: () => completePublication,
      publication: () => completePublication,
    },
    author,
  );
  await screen.findByRole('button', { name: '겨울 배너 고치기' });
  expect([table(), screen.getByRole('link', { name: '가을 배너 이어서 고치기' }).getAttribute('href')]).toEqual([
    [
      ['겨울 배너', '-', '보임', '고치기', '게시 중인 원고'],
      ['가을 배너', '홈', '보이지 않음', '이어서 고치기', '-'],
    ],
    '/content/5',
  ]);
  fill('text', ' 겨울 ');
  await act(async () => void fireEvent.submit(screen.getByRole('search', { name: '사이트의 내용 거르기' })));
  expect(place.url).toBe('/content?view=entries&kind=banner&text=%EA%B2%A8%EC%9A%B8');
  await screen.findByRole('button', { name: '겨울 배너 고치기' });
  await act(async () => press('겨울 배너 고치기'));
  expect(place.url).toBe('/content/5');
  expect(made.filter(({ id }) => id !== 'currentStaff').slice(0, 3)).toEqual([
    { id: 'contentEntries', params: { kind: 'banner' }, query: { text: '' } },
    { id: 'contentEntries', params: { kind: 'banner' }, query: { text: '겨울' } },
    { id: 'createPublication', body: { kind: 'banner', targetId: 31 } },
  ]);
});

test('what the site shows is opened as it was published, unless its kind must stay', async () => {
  const { made, place } = renderOffice(
    '/content?view=entries&kind=banner',
    { contentEntries: () => entries, openEntry: () => publishedPublication, publication: () => publishedPublication },
    author,
  );
  await screen.findByRole('button', { name: '겨울 배너 고치기' });
  await act(async () => press('겨울 배너 게시 중인 원고'));
  expect([place.url, made.find(({ id }) => id === 'openEntry')]).toEqual([
    '/content/5',
    { id: 'openEntry', params: { kind: 'banner', entryId: 31 } },
  ]);
  cleanup();
  renderOffice('/content?view=entries&kind=club', { contentEntries: () => entries }, author);
  await screen.findByRole('button', { name: '겨울 배너 고치기' });
  expect(table()[0]).toEqual(['겨울 배너', '-', '보임', '고치기']);
});

test.each([
  ['is that of the popup, if it has none', 61, '', '눈 덮인 코스'],
  ['changes nothing that was written before', 62, '겨울의 코스', '겨울의 코스'],
])('the alternative text of an uploaded picture %s', async (_, id, before, after) => {
  const draft = emptyDraft('popup');
  const popup: PublicationDetail = {
    ...completePublication,
    id,
    kind: 'popup',
    draft: { ...draft, values: { ...draft.values, alt: before } },
  };
  renderOffice(
    `/content/${id}`,
    {
      publication: () => popup,
      uploadPicture: () => ({ file: '/media/a-960.webp', width: 960, height: 540, alt: '눈 덮인 코스' }),
    },
    author,
  );
  await screen.findByRole('button', { name: '이미지 올리기' });
  press('이미지 올리기');
  const dialog = within(screen.getByRole('dialog'));
  const file = new File(['picture'], 'snow.png', { type: 'image/png' });
  await act(async () => void fireEvent.change(dialog.getByLabelText('이미지 파일'), { target: { files: [file] } }));
  await act(
    async () => void fireEvent.change(dialog.getByLabelText(/대체 텍스트/), { target: { value: '눈 덮인 코스' } }),
  );
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: '올리기' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([
    document.querySelector<HTMLInputElement>('[name="pcImageUrl"]')?.value,
    document.querySelector<HTMLInputElement>('[name="alt"]')?.value,
  ]).toEqual(['/media/a-960.webp', after]);
});

test('a new text is of a kind that can be added, and is opened', async () => {
  const { made, place } = renderOffice(
    '/content',
    { publications: () => rows, createPublication: () => completePublication },
    author,
  );
  await screen.findByRole('link', { name: '겨울 라운드 안내' });
  press('새 글');
  const kinds = within(screen.getByRole('dialog')).getByLabelText<HTMLSelectElement>('종류');
  expect([...kinds.options].map(({ value }) => value)).not.toContain('document');
  fireEvent.change(kinds, { target: { value: 'faq' } });
  await act(async () => enter('새 글'));
  expect([made.at(-2), place.url]).toEqual([
    { id: 'createPublication', body: { kind: 'faq', targetId: null } },
    '/content/5',
  ]);
});

test('whoever may only read sees lists and texts, and nothing to write with', async () => {
  renderOffice('/content/5', { publication: () => completePublication }, reader);
  await screen.findByLabelText(/^제목/);
  expect([
    screen.getByLabelText<HTMLInputElement>(/^제목/).disabled,
    within(screen.getByRole('group', { name: '처리' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ]).toEqual([true, ['미리 보기']]);
});

test.each([
  ['새 글', completePublication],
  ['사이트의 31번을 고치는 글', { ...completePublication, targetId: 31, current: completePublication.draft.values }],
  ['사이트의 31번', { ...publishedPublication, current: publishedPublication.draft.values }],
])('a publication is shown as %s', async (text, answer) => {
  renderOffice('/content/5', { publication: () => answer }, reader);
  expect((await screen.findByText('대상')).nextElementSibling?.textContent).toBe(text);
});

test('the alternative texts of the pictures in a text are shown to whoever reads it', async () => {
  const contents = '<p>글</p><img src="/media/1-480.webp" alt="창가의 식탁"><img src="/media/2-480.webp">';
  const values = { ...emptyDraft('notice').values, contents };
  renderOffice(
    '/content/5',
    { publication: () => ({ ...publishedPublication, kind: 'notice', draft: { ...emptyDraft('notice'), values } }) },
    reader,
  );
  expect(await screen.findByText('이미지의 대체 텍스트: ‘창가의 식탁’, (없음)')).toBeTruthy();
});

test('a change of what is published that the server refuses is told in a dialog', async () => {
  const refuse = () => {
    throw new ApiError('409', publicationMessages.notPossible);
  };
  renderOffice('/content/5', { publication: () => publishedPublication, createPublication: refuse }, author);
  await screen.findByRole('button', { name: '고치기' });
  press('고치기');
  await screen.findByRole('alertdialog');
  expect(dialogText()).toBe(publicationMessages.notPossible);
});

test('what was typed is saved when another page is opened, and is there again if that has failed', async () => {
  let answer: () => unknown = () => {
    throw new ApiError('503', '잠시 후 다시 시도해 주세요.');
  };
  const { made } = renderOffice(
    '/content/5',
    { publication: () => completePublication, publications: () => rows, savePublication: () => answer() },
    author,
  );
  await screen.findByLabelText(/^제목/);
  fill('title', '떠나기 전의 제목');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: '콘텐츠 목록' })));
  await waitFor(() => expect(made.map(({ id }) => id)).toContain('savePublication'));
  expect(made.find(({ id }) => id === 'savePublication')?.body).toEqual({
    version: 2,
    content: { kind: 'banner', values: { ...completePublication.draft.values, title: '떠나기 전의 제목' } },
    publishAt: completePublication.draft.publishAt,
    endAt: null,
  });
  await act(async () => void fireEvent.click(await screen.findByRole('link', { name: '겨울 라운드 안내' })));
  expect((await screen.findByLabelText<HTMLInputElement>(/^제목/)).value).toBe('떠나기 전의 제목');
  answer = () => ({ ...completePublication, version: 3 });
  await act(async () => press('저장'));
  expect(await screen.findByText(contentDeskMessages.savedAt('09:10'))).toBeTruthy();
});

test.each([
  ['published', '게시 중', { state: 'scheduled', publishAt: null }],
  ['ended', '게시 종료', { state: 'published', endAt: '2026-11-30T00:00:00.000Z' }],
] as const)('a publication that is due is shown as %s once the server says so', async (state, name, due) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-30T00:00:00.000Z') });
  let answer: PublicationDetail = { ...publishedPublication, ...due };
  renderOffice('/content/5', { publication: () => answer }, author);
  const actions = await screen.findByRole('group', { name: '처리' });
  act(() => actions.focus());
  answer = { ...answer, state, version: 4 };
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  const [fact, news] = [screen.getByText('상태'), screen.getByText(contentDeskMessages.stateChanged(name))];
  expect([fact.nextElementSibling?.textContent, news.role, document.activeElement]).toEqual([
    name,
    'status',
    screen.getByRole('group', { name: '처리' }),
  ]);
});

test.each([
  ['never before it is due', '2026-11-30T00:05:00.000Z', 240_000, 0],
  ['once when it is due', '2026-11-30T00:05:00.000Z', 301_000, 1],
  ['20 times at most, since each call extends the session', null, 600_000, 20],
])('a scheduled publication is read again %s', async (_, moment, afterMs, calls) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-30T00:00:00.000Z') });
  const { made } = renderOffice(
    '/content/5',
    { publication: () => ({ ...publishedPublication, state: 'scheduled', publishAt: moment }) },
    author,
  );
  await screen.findByRole('group', { name: '처리' });
  await act(() => vi.advanceTimersByTimeAsync(afterMs));
  expect(made.filter(({ id }) => id === 'publication').length - 1).toBe(calls);
});

test('with text that is not saved the browser asks before it leaves the page', async () => {
  renderOffice('/content/5', { publication: () => completePublication }, author);
  await screen.findByLabelText(/^제목/);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await act(async () => fill('title', '새 제목'));
  expect(isAsked()).toBe(true);
});
