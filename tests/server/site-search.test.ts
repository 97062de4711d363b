import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import builtinFaqs from '#contract/news/builtin-faqs.json' with { type: 'json' };
import { notices } from '#contract/news/notice.ts';
import { searchTextTooLong } from '#contract/news/search-kinds.ts';
import { isRouted } from '#contract/site/routed.ts';
import { searchSite, type MarkedText, type SearchGroup } from '#contract/site/search.ts';
import noticeContent from '#server/db/seed/content/notices.json' with { type: 'json' };
import { faq, notice, specialOffer } from '#server/db/site-schema.ts';
import { fold, foldToInitials } from '#server/services/site-search/fold.ts';
import type { TestApp } from './lib/app.ts';
import { secondApp, startApp } from './lib/app.ts';
import { answerOf } from './lib/person.ts';
import { refusalOf, refused } from './lib/read.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const urlOf = (query: string) => `${searchSite.path}?${new URLSearchParams({ query }).toString()}`;
const search = async (query: string): Promise<SearchGroup[]> =>
  z.object({ data: searchSite.result }).parse(await answerOf(await app.get(urlOf(query)))).data;
const textOf = (marked: MarkedText): string => marked.join('');
/** The marked texts in brackets. */
const withMarks = (marked: MarkedText): string =>
  marked.map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece)).join('');
async function titlesOf(query: string, kind: SearchGroup['kind']): Promise<string[]> {
  const group = (await search(query)).find((each) => each.kind === kind);
  return group?.hits.map(({ title }) => withMarks(title)) ?? [];
}
const cacheMs = 60_000;

describe('a search of the whole site', () => {
  test('finds titles first, then contents with the text around the match, each with its page', async () => {
    expect(await search('환불')).toEqual([
      {
        kind: 'notice',
        total: 1,
        allPath: null,
        hits: [
          {
            path: '/notice/88',
            title: ['겨울방학 어린이 골프 교실 12기 수강생 모집'],
            note: '전체 · 이벤트 · 2026.01.15',
            excerpt: [
              '… 첫날 강사에게 한 번 더 말씀해 주세요. ',
              '환불',
              ' 시작 이틀 전까지 전액 첫 수업 뒤 남은 날만큼 독감처럼 옮는 병 진단서를 내시면 다음 기수로 옮김',
            ],
          },
        ],
      },
      {
        kind: 'offer',
        total: 1,
        allPath: null,
        hits: [
          {
            path: '/specialoffer/dining/114',
            title: ['성탄 전야 촛불 만찬'],
            note: '다이닝 프로모션 · 2026.11.20 ~ 2026.12.25',
            excerpt: [
              '… 취소는 사흘 전까지 전액 ',
              '환불',
              ' 창가 자리는 예약한 차례대로 드립니다. 갑각류와 견과는 다른 재료로 바꿀 수 있습니다.',
            ],
          },
        ],
      },
    ]);
  });

  test.each<[string, SearchGroup['kind'], string, string]>([
    ['성문안 캐디', 'notice', '/notice/138', '[성문안] 신입 [캐디] 30기 모집'],
    ['물안개', 'offer', '/specialoffer/package/129', '여름 새벽, [물안개] 패키지'],
    ['카트는 몇', 'faq', '/notice/faq#faq-3', '성문안 [카트는] [몇] 명까지 탈 수 있나요?'],
    ['오크힐스 요금', 'club', '/oakhills/fee-information', '[오크힐스] 이용 [요금]'],
    ['굵은 가지', 'hole', '/oakvalley/course#hole-6', '오크밸리 Oak 코스 6번 홀 [굵은] [가지]'],
    ['명의 변경', 'page', '/membership/change-of-name', '[명의] [변경] 안내'],
    ['개인정보', 'policy', '/privacy-policy', '[개인정보] 처리방침'],
  ])('“%s” finds a %s: %s', async (query, kind, path, title) => {
    const hits = (await search(query)).find((group) => group.kind === kind)?.hits ?? [];
    expect(hits.map((hit) => [hit.path, withMarks(hit.title)])).toContainEqual([path, title]);
  });

  test('finds titles by their initial consonants, alone or beside a word', async () => {
    expect([
      await titlesOf('ㄱㅇㅈㅂ ㅊㄹㅂㅊ', 'policy'),
      await titlesOf('성문안 ㅋㄷ ㅁㅈ', 'notice'),
      await titlesOf('오크힐스 ㅇㄱ', 'club'),
    ]).toEqual([
      ['[개인정보] [처리방침]'],
      ['[성문안] 신입 [캐디] 30기 [모집]'],
      ['[오크힐스] 이용 [요금]', '[오크힐스] 이용[약관]'],
    ]);
  });

  test('ignores a consonant with which the next syllable begins', async () => {
    expect(await search('환불ㅈ')).toEqual(await search('환불'));
  });

  test('lists at most five of a kind, and counts all', async () => {
    const counts = (await search('ㅇ')).map(({ kind, total, hits }) => [kind, total > 5, hits.length]);
    expect(counts).toEqual(
      ['notice', 'offer', 'faq', 'club', 'hole', 'page', 'policy']
        .map((kind) => [kind, true, 5])
        .map(([kind, isMore, shown]) => (kind === 'policy' ? [kind, false, 4] : [kind, isMore, shown])),
    );
  });

  test.each(['성', 'ㄱㅈ', '정', '안개'])('links to the list with all notices that “%s” finds', async (query) => {
    const [group] = await search(query);
    const listed = group?.allPath
      ? z
          .object({ data: notices.result })
          .parse(await answerOf(await app.get(`/api/v1${group.allPath.replace('/notice', '/notices')}`))).data.page
          .totalElements
      : group?.hits.length;
    expect([group?.kind, group?.total]).toEqual(['notice', listed]);
  });

  test('leads to pages of the site only', async () => {
    const paths = (await Promise.all(['ㅇ', '성문안', '예약', '개인정보', '홀'].map(search)))
      .flat()
      .flatMap(({ hits }) => hits.map(({ path }) => path));
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !isRouted(path.replace(/[?#].*$/, '')))).toEqual([]);
  });

  test.each(['', '  ', '\u001F'])('finds nothing for %j', async (query) => {
    expect(await search(query)).toEqual([]);
  });

  test('refuses a text of more than 100 characters', async () => {
    expect(await refusalOf(await app.get(urlOf('가'.repeat(101))))).toEqual(refused(400, searchTextTooLong));
  });

  test('finds nothing that is not published', async () => {
    const { db } = app.deps;
    await db.update(notice).set({ exposure: false }).where(eq(notice.id, 138));
    await db.update(specialOffer).set({ exposure: false }).where(eq(specialOffer.id, 129));
    await db.update(faq).set({ exposure: false }).where(eq(faq.id, 3));
    expect([
      await titlesOf('성문안 신입 캐디', 'notice'),
      await titlesOf('물안개', 'offer'),
      await titlesOf('성문안 카트', 'faq'),
    ]).toEqual([[], [], []]);
  });

  test('finds the built-in questions if there are no others, as the page shows them', async () => {
    await app.deps.db.delete(faq);
    const [first] = builtinFaqs;
    const group = (await search(first?.title ?? '')).find(({ kind }) => kind === 'faq');
    expect(group?.hits.map(({ path, title }) => [path, textOf(title)])).toEqual([
      ['/notice/faq#faq-1', first?.title.normalize('NFC')],
    ]);
  });

  test('finds at once what the back office has published', async () => {
    const forgetting: (() => void)[] = [];
    app = secondApp(app.deps, { deps: { onContentChange: (forget) => void forgetting.push(forget) } });
    await search('망원경');
    await app.deps.db.insert(faq).values({ position: 1, title: '망원경을 빌릴 수 있나요?', contents: '<p>네.</p>' });
    expect(await titlesOf('망원경', 'faq')).toEqual([]);
    for (const forget of forgetting) forget();
    expect(await titlesOf('망원경', 'faq')).toEqual(['[망원경]을 빌릴 수 있나요?']);
  });

  test('finds an operator’s change within a minute', async () => {
    await search('성문안');
    await app.deps.db.update(faq).set({ title: '두루미를 볼 수 있나요?' }).where(eq(faq.id, 3));
    app.advance(cacheMs);
    const before = await titlesOf('두루', 'faq');
    app.advance(1);
    expect([before, await titlesOf('두루미', 'faq')]).toEqual([[], ['[두루미]를 볼 수 있나요?']]);
  });

  test('treats markup in a text as text, and cuts no character in half', async () => {
    const contents = `<p>${'🦌'.repeat(200)} &lt;b&gt;삵쾡이&lt;/b&gt; ${'🦌'.repeat(200)}</p>`;
    await app.deps.db
      .insert(notice)
      .values({ category: 'NOTICE', ccType: 'ALL', createdDate: '2026-01-01', title: '제목', contents });
    const [hit] = (await search('삵쾡이')).flatMap(({ hits }) => hits);
    expect(hit && [withMarks(hit.excerpt), /\p{Surrogate}/u.test(textOf(hit.excerpt))]).toEqual([
      expect.stringMatching(/^… .*<b>\[삵쾡이\]<\/b> .*…$/u),
      false,
    ]);
  });
});

test('folds texts as the database does', async () => {
  const texts = [
    ...noticeContent.map(({ title }) => title),
    'ＶＩＰ　라운지',
    '① ㄱㄴㅏ',
    'Café Ö',
    '갂종'.normalize('NFD'),
  ];
  const readings = z.object({ rows: z.array(z.object({ folded: z.string(), initials: z.string() })) });
  const folded = await Promise.all(
    texts.map(async (text) => {
      const statement = sql`select search_fold(${text}) as folded, search_initials(${text}) as initials`;
      return readings.parse(await app.deps.db.execute(statement)).rows[0];
    }),
  );
  expect(texts.map((text) => ({ folded: fold(text), initials: foldToInitials(text) }))).toEqual(folded);
});
