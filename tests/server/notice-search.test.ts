import { sql } from 'drizzle-orm';
import { getChoseong } from 'es-hangul';
import { array, assert, asyncProperty, constantFrom, pre, sample, string } from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { notices } from '#contract/news/notice.ts';
import type { SearchType } from '#contract/news/search-kinds.ts';
import { notice } from '#server/db/site-schema.ts';
import type { TestApp } from './lib/app.ts';
import { startApp } from './lib/app.ts';
import { numbers, oddities } from './lib/fuzz.ts';
import { answerOf } from './lib/person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(() => app.deps.db.delete(notice));

const row = { category: 'NOTICE', ccType: 'ALL', createdDate: '2026-01-01', contents: '' } as const;
const addTitles = (...titles: string[]) =>
  app.deps.db.insert(notice).values(titles.map((title) => ({ ...row, title })));
const addTexts = (...contents: string[]) =>
  app.deps.db.insert(notice).values(contents.map((each) => ({ ...row, title: each, contents: each })));

async function search(query: string, searchType: SearchType = 'TITLE', more = ''): Promise<string[]> {
  const result = await answerOf(
    await app.get(`/api/v1/notices?${new URLSearchParams({ query, searchType, size: '50' }).toString()}${more}`),
  );
  const { content, page } = z.object({ data: notices.result }).parse(result).data;
  expect(page.totalElements).toBe(content.length);
  return content.map(({ title }) => title).toSorted();
}

describe('a search in titles', () => {
  test('finds a word of one character, of two and of more', async () => {
    await addTitles('동계 휴장 공지', '공사 안내', '지공 대회');
    expect([await search('공'), await search('공지'), await search('계 휴장'), await search('휴장 안내')]).toEqual([
      ['공사 안내', '동계 휴장 공지', '지공 대회'],
      ['동계 휴장 공지'],
      ['동계 휴장 공지'],
      [],
    ]);
  });

  test('ignores spaces and case', async () => {
    await addTitles('Oak Valley 그린 피 안내', 'ＶＩＰ　라운지', 'Café Österreich');
    expect([
      await search('OAKVALLEY'),
      await search(' 그 린피안 내 '),
      await search('ｖｉｐ라운지'),
      await search('CAFÉ ö'),
    ]).toEqual([['Oak Valley 그린 피 안내'], ['Oak Valley 그린 피 안내'], ['ＶＩＰ　라운지'], ['Café Österreich']]);
  });

  test('treats full-width and circled letters and digits as plain ones', async () => {
    await addTitles('２０２６년 ＯＡＫ 대회', '2026년 oak 오픈', '① 안내');
    const matches = ['2026년 oak 오픈', '２０２６년 ＯＡＫ 대회'].toSorted();
    expect([await search('2026'), await search('２０２６년'), await search('oak'), await search('1 안내')]).toEqual([
      matches,
      matches,
      matches,
      ['① 안내'],
    ]);
  });

  test('treats composed and decomposed characters as equal', async () => {
    await addTitles('각종 안내', '갂종'.normalize('NFD'), '각종 규정'.normalize('NFD'));
    expect([await search('각종'), await search('각종'.normalize('NFD'))]).toEqual(
      Array.from({ length: 2 }, () => ['각종 규정'.normalize('NFD'), '각종 안내'].toSorted()),
    );
  });

  test.each([
    '%',
    '_',
    '\\',
    `'`,
    `"`,
    '100%',
    'a_b',
    `\\'; --`,
    '$1',
    '(..)',
    '.*',
    '[공지]',
    '{a,b}',
    '&amp;',
    '<b>',
    '👨‍👩‍👧‍👦',
    '⛳',
  ])('finds %s literally', async (text) => {
    await addTitles(`앞 ${text} 뒤`, '아무것도 아닌 글', 'axb', '1000');
    expect(await search(text)).toEqual([`앞 ${text} 뒤`]);
  });

  test('of only spaces, or of nothing searchable, finds all', async () => {
    await addTitles('하나', '둘');
    for (const text of ['', '   ', '\u3000', '\u001F', ' \u001F ']) expect(await search(text)).toEqual(['둘', '하나']);
  });

  test('does not search texts', async () => {
    await app.deps.db.insert(notice).values({ ...row, title: '제목', contents: '<p>본문</p>' });
    expect([await search('본문'), await search('본문', 'CONTENTS'), await search('제목', 'CONTENTS')]).toEqual([
      [],
      ['제목'],
      [],
    ]);
  });

  test('finds only shown notices of the club, or for all clubs, and of the category', async () => {
    const { db } = app.deps;
    await db.insert(notice).values([
      { ...row, title: '공지 하나', ccType: 'OAK_HILLS', category: 'EVENT' },
      { ...row, title: '공지 둘', ccType: 'OAK_HILLS' },
      { ...row, title: '공지 셋', category: 'EVENT' },
      { ...row, title: '공지 넷', category: 'EVENT', exposure: false },
    ]);
    expect([
      await search('공지', 'TITLE', '&ccType=OAK_HILLS'),
      await search('공지', 'TITLE', '&category=EVENT'),
      await search('공지', 'TITLE', '&category=EVENT&ccType=OAK_HILLS'),
    ]).toEqual([
      ['공지 둘', '공지 셋', '공지 하나'],
      ['공지 셋', '공지 하나'],
      ['공지 셋', '공지 하나'],
    ]);
  });

  test('returns the pinned first, then the newest, page by page, and the last page for one beyond', async () => {
    await app.deps.db.insert(notice).values([
      { ...row, title: '공지 1', createdDate: '2024-01-01', topContents: true },
      { ...row, title: '공지 2', createdDate: '2024-02-01' },
      { ...row, title: '공지 3', createdDate: '2025-02-01' },
      { ...row, title: '안내 4' },
    ]);
    const getPage = async (page: number) =>
      z
        .object({ data: notices.result })
        .parse(await answerOf(await app.get(`/api/v1/notices?query=${encodeURIComponent('공지')}&size=2&page=${page}`)))
        .data;
    expect(
      [await getPage(1), await getPage(2), await getPage(9)].map((each) => [
        each.content.map(({ title }) => title),
        each.page,
      ]),
    ).toEqual([
      [['공지 1', '공지 3'], { number: 1, size: 2, totalPages: 2, totalElements: 3 }],
      [['공지 2'], { number: 2, size: 2, totalPages: 2, totalElements: 3 }],
      [['공지 2'], { number: 2, size: 2, totalPages: 2, totalElements: 3 }],
    ]);
  });

  test('finds the end of the longest possible title, in the widest characters', async () => {
    const longestTitle = `${'힣'.repeat(298)}끝말`;
    await addTitles(longestTitle);
    expect(await search('끝말')).toEqual([longestTitle]);
    await expect(addTitles(`${longestTitle}.`)).rejects.toMatchObject({ cause: { constraint: 'notice_title_length' } });
  });

  test('finds the current title, not an earlier one', async () => {
    await addTitles('옛 제목');
    await app.deps.db.update(notice).set({ title: '새 제목' });
    expect([await search('옛'), await search('새 제'), await search('ㅅㅈ')]).toEqual([[], ['새 제목'], ['새 제목']]);
  });
});

describe('a search of initial consonants', () => {
  test('finds titles that contain them consecutively, ignoring other characters and spaces', async () => {
    await addTitles('2026년 동계 휴장 공지', '공사로 쉽니다', '[공] 지도', '겨울 장터');
    expect([
      await search('ㄱㅈ'),
      await search('ㄷㄱㅎㅈㄱㅈ'),
      await search('ㅎㅈ ㄱㅈ'),
      await search('ㄱㅅ'),
      await search('ㅋ'),
    ]).toEqual([
      ['2026년 동계 휴장 공지', '[공] 지도'],
      ['2026년 동계 휴장 공지'],
      ['2026년 동계 휴장 공지'],
      ['공사로 쉽니다'],
      [],
    ]);
  });

  test('distinguishes double consonants from single ones', async () => {
    await addTitles('까치', '가지', '빵집');
    expect([await search('ㄲㅊ'), await search('ㄱㅈ'), await search('ㅃㅈ'), await search('ㅂㅈ')]).toEqual([
      ['까치'],
      ['가지'],
      ['빵집'],
      [],
    ]);
  });

  test('finds single consonants as they are written', async () => {
    await addTitles('ㄱㅈ 줄임말', '모음 ㅏㅑ 표');
    expect([await search('ㄱㅈ'), await search('ㅏㅑ')]).toEqual([['ㄱㅈ 줄임말'], ['모음 ㅏㅑ 표']]);
  });

  test('applies to titles only, and is literal if it contains any other character', async () => {
    await addTexts('공지', 'ㄱ지');
    expect([await search('ㄱㅈ', 'CONTENTS'), await search('ㄱ지', 'CONTENTS'), await search('ㄱ지')]).toEqual([
      [],
      ['ㄱ지'],
      ['ㄱ지'],
    ]);
  });

  test('computes the initial of every syllable, as es-hangul does', async () => {
    const syllables = Array.from({ length: 11_172 }, (_, index) => String.fromCodePoint(0xac00 + index)).join('');
    const rows = z
      .object({ rows: z.array(z.object({ initials: z.string() })) })
      .parse(await app.deps.db.execute(sql`select search_initials(${syllables}) as initials`)).rows;
    expect(rows).toEqual([{ initials: getChoseong(syllables) }]);
  });

  test('computes the initials of any text, as es-hangul does', async () => {
    const text = string({
      unit: constantFrom(
        ...Array.from('가까힣뷁ㄱㄳㅎㅏ a1!⛳é'.normalize('NFC')),
        '각'.normalize('NFD'),
        '\u1113\u1161',
        '\u3000',
        '😀',
      ),
    });
    await assert(
      asyncProperty(text, async (title) => {
        const { rows } = z
          .object({ rows: z.array(z.object({ initials: z.string() })) })
          .parse(await app.deps.db.execute(sql`select search_initials(${title}) as initials`));
        expect(rows).toEqual([{ initials: getChoseong(title).replaceAll(/\s/g, '') }]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a search in texts', () => {
  test('searches the visible text: no tags, no attributes, entities decoded', async () => {
    await addTexts(
      '<p class="그늘">그린 <strong>스</strong>피드</p>',
      '<p>3 &lt; 5 &amp;amp; R&amp;D&nbsp;팀</p>',
      '<a href="/notice/1">자세히</a>',
    );
    expect(
      [
        await search('그린스피드', 'CONTENTS'),
        await search('3 < 5', 'CONTENTS'),
        await search('&amp;', 'CONTENTS'),
        await search('r&d 팀', 'CONTENTS'),
      ].map(({ length }) => length),
    ).toEqual([1, 1, 1, 1]);
    for (const text of ['그늘', 'class', 'strong', 'notice', '&lt;', '<p>'])
      expect(await search(text, 'CONTENTS')).toEqual([]);
  });

  test('finds nothing across two paragraphs, cells or lines', async () => {
    await addTexts('<p>오크</p><p>힐스</p>', '<table><tr><td>성</td><td>문안</td></tr></table>', '월송<br>리');
    expect(
      [
        await search('오크힐스', 'CONTENTS'),
        await search('성문안', 'CONTENTS'),
        await search('월송리', 'CONTENTS'),
        await search('힐스', 'CONTENTS'),
      ].map(({ length }) => length),
    ).toEqual([0, 0, 0, 1]);
  });
});

/** The specification of the search, as an independent implementation. */
const folded = (text: string) =>
  text
    .split(/([\u3131-\u318E])/)
    .map((segment) => (/^[\u3131-\u318E]$/.test(segment) ? segment : segment.normalize('NFKC')))
    .join('')
    .replaceAll(/[A-ZÀ-ÖØ-ÞＡ-Ｚ]/g, (letter) => letter.toLowerCase())
    .replaceAll(/\s/g, '');
const isInitials = (text: string) => /^[ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ\s]+$/.test(text);
const isMatch = (title: string, query: string) =>
  isInitials(query)
    ? getChoseong(title).replaceAll(/\s/g, '').includes(query.replaceAll(/\s/g, ''))
    : folded(title).includes(folded(query));

test('any substring of a title finds it, and no other string does', async () => {
  const unit = constantFrom(
    ...Array.from('공지사항안내ㄱㅈㅏaA1%_\\\'"[]{}&;<>. Ａａ１％①'),
    'É',
    '　',
    '⛳',
    '각'.normalize('NFD'),
  );
  const titles = sample(string({ unit, minLength: 1, maxLength: 12 }), { numRuns: 60, seed: 14 }).filter(
    (title) => title.trim() !== '',
  );
  await addTitles(...titles);
  const pick = numbers(14);
  for (const title of titles) {
    const characters = Array.from(title.normalize('NFC'));
    const start = pick(characters.length);
    const query = characters
      .slice(start, start + 1 + pick(4))
      .join('')
      .trim();
    if (query === '') continue;
    expect([query, await countMatches(query)]).toEqual([query, titles.filter((each) => isMatch(each, query)).length]);
  }
});

test('every match has the characters and pairs of characters that the index is queried for', async () => {
  const unit = constantFrom(...Array.from('공지사aA1%<>&;. '), '\u001F', '⛳', 'ㄱ');
  const segments = array(string({ unit, maxLength: 6 }), { minLength: 3, maxLength: 3 });
  const rows = z.object({ rows: z.array(z.object({ found: z.boolean(), indexed: z.boolean() })) });
  await assert(
    asyncProperty(segments, async ([prefix = '', query = '', suffix = '']) => {
      pre(folded(query).replaceAll('\u001F', '') === folded(query) && folded(query) !== '');
      const text = prefix + query + suffix;
      const statement = sql`select position(search_fold(${query}) in search_fold(${text})) > 0 as found, search_grams(search_fold(${text})) @> search_wanted(search_fold(${query})) as indexed`;
      expect(rows.parse(await app.deps.db.execute(statement)).rows).toEqual([{ found: true, indexed: true }]);
    }),
    { numRuns: 300 },
  );
});

test('any text is answered with a list or a client error', async () => {
  await addTitles('공지');
  const texts = oddities
    .filter((each) => typeof each === 'string')
    .map((each) => each.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
  for (const searchType of ['TITLE', 'CONTENTS']) {
    for (const query of texts.filter(({ length }) => length < 10_000)) {
      const { status } = await app.get(`/api/v1/notices?${new URLSearchParams({ query, searchType }).toString()}`);
      expect([query, [200, 400, 414].includes(status)]).toEqual([query, true]);
    }
  }
});

async function countMatches(query: string): Promise<number> {
  const result = await answerOf(await app.get(`/api/v1/notices?${new URLSearchParams({ query }).toString()}`));
  return z.object({ data: notices.result }).parse(result).data.page.totalElements;
}
