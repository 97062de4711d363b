import { notices as call } from '#contract/news/notice.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { silent } from '#server/log.ts';
import { listNotices } from '#server/services/notice/list.ts';
import { listEntries } from '#server/services/publication/read.ts';
import { inventNotices, rareWord } from './invented-notices.ts';
import { type Harness, inClient, withHarness } from './harness.ts';
import { interleaved, median, timeOf } from '#tools/bench/interleaved.ts';

const fewNotices = 1_000;
/**
 * Limit for each list, and for the median of the searches; a single search may grow with the number of notices that it
 * scans.
 */
const limit = { atMost: 1.5 };
/** Maximum for the slowest list or search, including its total, in milliseconds (decision 14). */
const maxMs = 50;

type Filters = { query?: string; searchType?: 'TITLE' | 'CONTENTS'; category?: string; ccType?: string; page?: number };

/** Filters of the measured lists; `all` is the number of notices. */
const kinds: Record<string, (all: number) => Filters> = {
  'list, first page': () => ({}),
  'list, middle page': (all) => ({ page: all / 20 }),
  'list, last page': (all) => ({ page: all / 10 }),
  'list, one club and category': () => ({ category: 'EVENT', ccType: 'OAK_HILLS' }),
  'title, a common word: 공지': () => ({ query: '공지' }),
  'title, 공지, page 50': () => ({ query: '공지', page: 50 }),
  'title, 공지, one club': () => ({ query: '공지', ccType: 'SEONGMUNAN' }),
  'title, one letter: 공': () => ({ query: '공' }),
  'title, of some: 안개': () => ({ query: '안개' }),
  'title, of some, one club and category': () => ({ query: '안개', category: 'NEWS', ccType: 'WOLSONGRI' }),
  'title, two words: 벙커 모래 보충 결과': () => ({ query: '벙커 모래 보충 결과' }),
  [`title, a rare word: ${rareWord}`]: () => ({ query: rareWord }),
  'title, no match: 펭귄': () => ({ query: '펭귄' }),
  'initials, common: ㄱㅈ': () => ({ query: 'ㄱㅈ' }),
  'initials, rare: ㅇㅁㄱ': () => ({ query: 'ㅇㅁㄱ' }),
  'initials, no match: ㅃㅉㄸ': () => ({ query: 'ㅃㅉㄸ' }),
  'contents, a common word: 그린': () => ({ query: '그린', searchType: 'CONTENTS' }),
  'contents, of some: 김하늘': () => ({ query: '김하늘', searchType: 'CONTENTS' }),
  'contents, no match: 펭귄': () => ({ query: '펭귄', searchType: 'CONTENTS' }),
};

/** Queries of the staff's list of what is on the site. */
const staffKinds: Record<string, (all: number) => { text: string; before?: number }> = {
  'first page': () => ({ text: '' }),
  'from the middle': (all) => ({ text: '', before: all / 2 }),
  'a common word: 공지': () => ({ text: '공지' }),
  [`a rare word: ${rareWord}`]: () => ({ text: rareWord }),
  'no match: 펭귄': () => ({ text: '펭귄' }),
};

/** Lists and searches among many notices against those among 1,000. */
export const notices = withHarness(async function* measure(harness, { isShort }) {
  const manyNotices = isShort ? 100_000 : 1_000_000;
  const makeDatabase = await harness.postgres();
  const small = await filled(harness, await makeDatabase('few'), fewNotices);
  const large = await filled(harness, await makeDatabase('many'), manyNotices);
  const sizes = `${manyNotices.toLocaleString('en')} against ${fewNotices.toLocaleString('en')}`;
  const measured: { isSearch: boolean; ours: number; against: number }[] = [];
  for (const [kind, filtersOf] of Object.entries(kinds)) {
    const isSearch = filtersOf(manyNotices).query !== undefined;
    const time = (database: Database, size: number) => timeOf(() => read(database, filtersOf(size)));
    const medians = await interleaved(51, {
      ours: time(large, manyNotices),
      against: time(small, fewNotices),
      warmUpRounds: 3,
    });
    measured.push({ isSearch, ...medians });
    yield { what: `notices ${sizes}: ${kind}`, unit: 'ms', ...medians, ...(!isSearch && { limit }) };
  }
  for (const [kind, queryOf] of Object.entries(staffKinds)) {
    const time = ({ db }: Database, size: number) => timeOf(() => listEntries({ db }, 'notice', queryOf(size)));
    const medians = await interleaved(51, {
      ours: time(large, manyNotices),
      against: time(small, fewNotices),
      warmUpRounds: 3,
    });
    yield { what: `notices ${sizes}, back office: ${kind}`, unit: 'ms', ...medians, limit };
  }
  const searches = measured.filter(({ isSearch }) => isSearch);
  yield {
    what: `notices ${sizes}: the searches`,
    unit: 'ms',
    ours: median(searches.map(({ ours }) => ours)),
    against: median(searches.map(({ against }) => against)),
    limit,
  };
  const slowest = Math.max(...measured.map(({ ours }) => ours));
  yield {
    what: `notices, the slowest of these among ${manyNotices.toLocaleString('en')}`,
    unit: 'ms',
    ours: slowest,
    limit: { atMost: maxMs },
  };
});

const read = ({ db }: Database, filters: Filters) => listNotices({ db }, call.query.parse(filters));

async function filled(harness: Harness, url: string, size: number): Promise<Database> {
  const database = harness.closeAtEnd(await openDatabase({ DATABASE_URL: url, DATA_DIR: '' }, silent));
  await database.migrate(() => Promise.resolve());
  await inClient(url, (client) => inventNotices(client, size));
  return database;
}
