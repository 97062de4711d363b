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
const addTitles = (...titles: string[]) => app.deps.db.insert(notice).values(titles.map((title) => ({ ...row, title })));
const addTexts = (...contents: string[]) => app.deps.db.insert(notice).values(contents.map((each) => ({ ...row, title: each, contents: each })));

async function found(query: string, searchType: SearchType = 'TITLE', more = ''): Promise<string[]> {
  const answer = await answerOf(await app.get(`/api/v1/notices?${new URLSearchParams({ query, searchType, size: '50' }).toString()}${more}`));
  const { content, page } = z.object({ data: notices.result }).parse(answer).data;
  expect(page.totalElements).toBe(content.length);
  return content.map(({ title }) => title).toSorted();
}

describe('a search in titles', () => {
  test('finds a word of one character, of two and of more', async () => {
    await addTitles('동계 휴장 공지', '공사 안내', '지공 대회');
    expect([await found('공'), await found('공지'), await found('계 휴장'), await found('휴장 안내')]).toEqual([['공사 안내', '동계 휴장 공지', '지공 대회'], ['동계 휴장 공지'], ['동계 휴장 공지'], []]);
  });

  test('ignores spaces and case', async () => {
    await addTitles('Oak Valley 그린 피 안내', 'ＶＩＰ　라운지', 'Café Österreich');
    expect([await found('OAKVALLEY'), await found(' 그 린피안 내 '), await found('ｖｉｐ라운지'), await found('CAFÉ ö')]).toEqual([
      ['Oak Valley 그린 피 안내'], ['Oak Valley 그린 피 안내'], ['ＶＩＰ　라운지'], ['Café Österreich'],
    ]);
  });

  test('treats full-width and circled letters and digits as plain ones', async () => {
    await addTitles('２０２６년 ＯＡＫ 대회', '2026년 oak 오픈', '① 안내');
    const both = ['2026년 oak 오픈', '２０２６년 ＯＡＫ 대회'].toSorted();
    expect([await found('2026'), await found('２０２６년'), await found('oak'), await found('1 안내')]).toEqual([both, both, both, ['① 안내']]);
  });

  test('treats composed and decomposed characters as equal', async () => {
    await addTitles('각종 안내', '갂종'.normalize('NFD'), '각종 규정'.normalize('NFD'));
    expect([await found('각종'), await found('각종'.normalize('NFD'))]).toEqual(Array.from({ length: 2 }, () => ['각종 규정'.normalize('NFD'), '각종 안내'].toSorted()));
  });

  test.each(['%', '_', '\\', `'`, `"`, '100%', 'a_b', `\\'; --`, '$1', '(..)', '.*', '[공지]', '{a,b}', '&amp;', '<b>', '👨‍👩‍👧‍👦', '⛳'])('finds %s literally', async (text) => {
    await addTitles(`앞 ${text} 뒤`, '아무것도 아닌 글', 'axb', '1000');
    expect(await found(text)).toEqual([`앞 ${text} 뒤`]);
  });

  test('of only spaces, or of nothing searchable, finds all', async () => {
    await addTitles('하나', '둘');
    for (const text of ['', '   ', '\u3000', '\u001F', ' \u001F ']) expect(await found(text)).toEqual(['둘', '하나']);
  });

  test('does not search texts', async () => {
    await app.deps.db.insert(notice).values({ ...row, title: '제목', contents: '<p>본문</p>' });
    expect([await found('본문'), await found('본문', 'CONTENTS'), await found('제목', 'CONTENTS')]).toEqual([[], ['제목'], []]);
  });

  test('finds only shown notices of the club and the category', async () => {
    const { db } = app.deps;
    await db.insert(notice).values([
      { ...row, title: '공지 하나', ccType: 'OAK_HILLS', category: 'EVENT' },
      { ...row, title: '공지 둘', ccType: 'OAK_HILLS' },
      { ...row, title: '공지 셋', category: 'EVENT' },
      { ...row, title: '공지 넷', category: 'EVENT', exposure: false },
    ]);
    expect([await found('공지', 'TITLE', '&ccType=OAK_HILLS'), await found('공지', 'TITLE', '&category=EVENT'), await found('공지', 'TITLE', '&category=EVENT&ccType=OAK_HILLS')]).toEqual([
      ['공지 둘', '공지 하나'], ['공지 셋', '공지 하나'], ['공지 하나'],
    ]);
  });

  test('returns the pinned first, then the newest, page by page, and the last page for one beyond', async () => {
    await app.deps.db.insert(notice).values([
      { ...row, title: '공지 1', createdDate: '2024-01-01', topContents: true },
      { ...row, title: '공지 2', createdDate: '2024-02-01' },
      { ...row, title: '공지 3', createdDate: '2025-02-01' },
      { ...row, title: '안내 4' },
    ]);
    const read = async (page: number) => z.object({ data: notices.result }).parse(await answerOf(await app.get(`/api/v1/notices?query=${encodeURIComponent('공지')}&size=2&page=${page}`))).data;
    expect([await read(1), await read(2), await read(9)].map((each) => [each.content.map(({ title }) => title), each.page])).toEqual([
      [['공지 1', '공지 3'], { number: 1, size: 2, totalPages: 2, totalElements: 3 }],
      [['공지 2'], { number: 2, size: 2, totalPages: 2, totalElements: 3 }],
      [['공지 2'], { number: 2, size: 2, totalPages: 2, totalElements: 3 }],
    ]);
  });

  test('finds the end of the longest possible title, in the widest characters', async () => {
    const longest = `${'힣'.repeat(298)}끝말`;
    await addTitles(longest);
    expect(await found('끝말')).toEqual([longest]);
    await expect(addTitles(`${longest}.`)).rejects.toMatchObject({ cause: { constraint: 'notice_title_length' } });
  });

  test('finds the current title, not an earlier one', async () => {
    await addTitles('옛 제목');
    await app.deps.db.update(notice).set({ title: '새 제목' });
    expect([await found('옛'), await found('새 제'), await found('ㅅㅈ')]).toEqual([[], ['새 제목'], ['새 제목']]);
  });
});

describe('a search of initial consonants', () => {
  test('finds titles that contain them consecutively, ignoring other characters and spaces', async () => {
    await addTitles('2026년 동계 휴장 공지', '공사로 쉽니다', '[공] 지도', '겨울 장터');
    expect([await found('ㄱㅈ'), await found('ㄷㄱㅎㅈㄱㅈ'), await found('ㅎㅈ ㄱㅈ'), await found('ㄱㅅ'), await found('ㅋ')]).toEqual([
      ['2026년 동계 휴장 공지', '[공] 지도'], ['2026년 동계 휴장 공지'], ['2026년 동계 휴장 공지'], ['공사로 쉽니다'], [],
    ]);
  });

  test('distinguishes double consonants from single ones', async () => {
    await addTitles('까치', '가지', '빵집');
    expect([await found('ㄲㅊ'), await found('ㄱㅈ'), await found('ㅃㅈ'), await found('ㅂㅈ')]).toEqual([['까치'], ['가지'], ['빵집'], []]);
  });

  test('finds single consonants as they are written', async () => {
    await addTitles('ㄱㅈ 줄임말', '모음 ㅏㅑ 표');
    expect([await found('ㄱㅈ'), await found('ㅏㅑ')]).toEqual([['ㄱㅈ 줄임말'], ['모음 ㅏㅑ 표']]);
  });

  test('applies to titles only, and is literal if it contains any other character', async () => {
    await addTexts('공지', 'ㄱ지');
    expect([await found('ㄱㅈ', 'CONTENTS'), await found('ㄱ지', 'CONTENTS'), await found('ㄱ지')]).toEqual([[], ['ㄱ지'], ['ㄱ지']]);
  });

  test('computes the initial of every syllable, as es-hangul does', async () => {
    const syllables = Array.from({ length: 11_172 }, (_, index) => String.fromCodePoint(0xac00 + index)).join('');
    const rows = z.object({ rows: z.array(z.object({ initials: z.string() })) }).parse(await app.deps.db.execute(sql`select search_initials(${syllables}) as initials`)).rows;
    expect(rows).toEqual([{ initials: getChoseong(syllables) }]);
  });

  test('computes the initials of any text, as es-hangul does', async () => {
    const text = string({ unit: constantFrom(...Array.from('가까힣뷁ㄱㄳㅎㅏ a1!⛳é'.normalize('NFC')), '각'.normalize('NFD'), '\u1113\u1161', '\u3000', '😀') });
    await assert(
      asyncProperty(text, async (title) => {
        const { rows } = z.object({ rows: z.array(z.object({ initials: z.string() })) }).parse(await app.deps.db.execute(sql`select search_initials(${title}) as initials`));
        expect(rows).toEqual([{ initials: getChoseong(title).replaceAll(/\s/g, '') }]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a search in texts', () => {
  test('searches the visible text: no tags, no attributes, entities decoded', async () => {
    await addTexts('<p class="그늘">그린 <strong>스</strong>피드</p>', '<p>3 &lt; 5 &amp;amp; R&amp;D&nbsp;팀</p>', '<a href="/notice/1">자세히</a>');
    expect([await found('그린스피드', 'CONTENTS'), await found('3 < 5', 'CONTENTS'), await found('&amp;', 'CONTENTS'), await found('r&d 팀', 'CONTENTS')].map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    for (const text of ['그늘', 'class', 'strong', 'notice', '&lt;', '<p>']) expect(await found(text, 'CONTENTS')).toEqual([]);
  });

  test('finds nothing across two paragraphs, cells or lines', async () => {
    await addTexts('<p>오크</p><p>힐스</p>', '<table><tr><td>성</td><td>문안</td></tr></table>', '월송<br>리');
    expect([await found('오크힐스', 'CONTENTS'), await found('성문안', 'CONTENTS'), await found('월송리', 'CONTENTS'), await found('힐스', 'CONTENTS')].map(({ length }) => length)).toEqual([0, 0, 0, 1]);
  });
});

/** The specification of the search, as an independent implementation. */
const folded = (text: string) =>
  text
    .split(/([\u3131-\u318E])/)
    .map((part) => (/^[\u3131-\u318E]$/.test(part) ? part : part.normalize('NFKC')))
    .join('')
    .replaceAll(/[A-ZÀ-ÖØ-ÞＡ-Ｚ]/g, (letter) => letter.toLowerCase())
    .replaceAll(/\s/g, '');
const isInitials = (text: string) => /^[ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ\s]+$/.test(text);
const finds = (title: string, query: string) => (isInitials(query) ? getChoseong(title).replaceAll(/\s/g, '').includes(query.replaceAll(/\s/g, '')) : folded(title).includes(folded(query)));

test('any substring of a title finds it, and no other string does', async () => {
  const unit = constantFrom(...Array.from('공지사항안내ㄱㅈㅏaA1%_\\\'"[]{}&;<>. Ａａ１％①'), 'É', '　', '⛳', '각'.normalize('NFD'));
  const titles = sample(string({ unit, minLength: 1, maxLength: 12 }), { numRuns: 60, seed: 14 }).filter((title) => title.trim() !== '');
  await addTitles(...titles);
  const pick = numbers(14);
  for (const title of titles) {
    const letters = Array.from(title.normalize('NFC'));
    const start = pick(letters.length);
    const query = letters.slice(start, start + 1 + pick(4)).join('').trim();
    if (query === '') continue;
    expect([query, await listed(query)]).toEqual([query, titles.filter((each) => finds(each, query)).length]);
  }
});

test('every match has the characters and pairs of characters that the index is queried for', async () => {
  const unit = constantFrom(...Array.from('공지사aA1%<>&;. '), '\u001F', '⛳', 'ㄱ');
  const parts = array(string({ unit, maxLength: 6 }), { minLength: 3, maxLength: 3 });
  const rows = z.object({ rows: z.array(z.object({ found: z.boolean(), indexed: z.boolean() })) });
  await assert(
    asyncProperty(parts, async ([before = '', query = '', after = '']) => {
      pre(folded(query).replaceAll('\u001F', '') === folded(query) && folded(query) !== '');
      const text = before + query + after;
      const statement = sql`select position(search_fold(${query}) in search_fold(${text})) > 0 as found, search_grams(search_fold(${text})) @> search_wanted(search_fold(${query})) as indexed`;
      expect(rows.parse(await app.deps.db.execute(statement)).rows).toEqual([{ found: true, indexed: true }]);
    }),
    { numRuns: 300 },
  );
});

test('any text is answered with a list or a client error', async () => {
  await addTitles('공지');
  const typed = oddities.filter((each) => typeof each === 'string').map((each) => each.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
  for (const searchType of ['TITLE', 'CONTENTS']) {
    for (const query of typed.filter(({ length }) => length < 10_000)) {
      const { status } = await app.get(`/api/v1/notices?${new URLSearchParams({ query, searchType }).toString()}`);
      expect([query, [200, 400, 414].includes(status)]).toEqual([query, true]);
    }
  }
});

async function listed(query: string): Promise<number> {
  const answer = await answerOf(await app.get(`/api/v1/notices?${new URLSearchParams({ query }).toString()}`));
  return z.object({ data: notices.result }).parse(answer).data.page.totalElements;
}
