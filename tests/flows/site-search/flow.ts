import type { AnyEventObject } from 'xstate';
import { normalizeSearchText, searchTextLength } from '#contract/news/search-kinds.ts';
import { searchSite } from '#contract/site/search.ts';
import { siteSearchMachine } from '#machines/site-search.machine.ts';
import { refundGroups } from '#tests/fixtures/search.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { enters, lastOf } from '#tools/flows/paths/history.ts';
import { doneBy, failures, forEverybody, unverified } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';

const offline = new TypeError('Failed to fetch');

/** A text with hits, and one without. */
const [known, unknown] = ['환불', '두루마기'];
const tooLong = '가'.repeat(searchTextLength + 1);

export const flow = defineFlow({
  machine: siteSearchMachine,
  about: {
    ko: '누리집 검색',
    en: 'Site search',
    page: '/search',
    precondition: '로그인하지 않은 상태',
    spec: 'decision 0104',
  },
  inputs: {
    ko: '검색 페이지를 방문한다',
    en: 'the user opens the search',
    examples: [
      { payload: { query: '', found: null }, ko: '검색 페이지를 방문한다', en: 'the user opens the search' },
      {
        payload: { query: known, found: refundGroups },
        ko: '검색어가 있는 주소를 방문한다',
        en: 'the user opens the URL of a search',
      },
      {
        payload: { query: unknown, found: [] },
        ko: '찾는 것이 없는 주소를 방문한다',
        en: 'the user opens the URL of a search without hits',
      },
      {
        payload: { query: known, found: null },
        ko: '검색어가 있는 주소로 되돌아온다',
        en: 'the user comes back to the URL of a search',
      },
    ],
  },
  events: {
    'query.changed': {
      ko: '검색어를 적는다',
      en: 'the user types',
      examples: [
        { payload: { query: known }, ko: '검색어를 적는다', en: 'the user types' },
        { payload: { query: unknown }, ko: '찾는 것이 없는 말을 적는다', en: 'the user types a text without hits' },
        { payload: { query: '' }, ko: '검색어를 지운다', en: 'the user clears the field' },
        { payload: { query: tooLong }, ko: '너무 긴 글을 붙여 넣는다', en: 'the user pastes too long a text' },
      ],
    },
    'query.submitted': { ko: '검색을 누른다', en: "the user presses 'search'" },
    'query.restored': {
      ko: '다른 검색어의 주소로 되돌아간다',
      en: 'the user goes back to another query',
      examples: [
        {
          payload: { query: known },
          ko: '다른 검색어의 주소로 되돌아간다',
          en: 'the user goes back to another query',
        },
        { payload: { query: '' }, ko: '검색어가 없는 주소로 되돌아간다', en: 'the user goes back to the empty search' },
      ],
    },
    'search.retried': { ko: '다시 검색한다', en: 'the user searches again' },
  },
  actors: {
    search: {
      done: {
        ko: '찾은 것이 온다',
        en: 'the server returns the hits',
        examples: [
          { payload: refundGroups, ko: '찾은 것이 온다', en: 'the server returns the hits' },
          { payload: [], ko: '빈 결과가 온다', en: 'the server finds nothing' },
        ],
      },
      error: { ko: '검색하지 못한다', en: 'the search fails', examples: [{ payload: offline }] },
    },
  },
  timers: { typingPause: { ko: '잠시 적지 않는다', en: 'the user pauses' } },
  screens: {
    empty: '빈 검색',
    tooLong: '너무 긴 검색어',
    waiting: '적는 중인 검색',
    searching: '찾는 중인 검색',
    results: '찾은 것',
    nothing: '찾은 것이 없는 검색',
    failed: '하지 못한 검색',
  },
  contextKey: ({ query, found }) => [query, found?.length],
  /** Only another text is a change, and what is found depends on the text. */
  isEventPossible: ({ context }, event: AnyEventObject) => {
    if (event.type === 'query.changed' || event.type === 'query.restored') return event.query !== context.query;
    return event.type !== 'xstate.done.actor.search' || event.output.length > 0 === (context.query === known);
  },
  excludedInBrowser: {},
  properties: {
    'what was typed is never lost': (steps) => {
      const texts = steps.flatMap(({ event }) => (typeof event.query === 'string' ? [event.query] : []));
      return lastOf(steps).state.context.query === (texts.at(-1) ?? steps[0]?.state.context.query);
    },
    'a response is for the latest text, never for an earlier one': (steps) => {
      const { event, state } = lastOf(steps);
      return event.type !== 'xstate.done.actor.search' || steps.at(-2)?.state.context.query === state.context.query;
    },
    'a search starts only for a text that the server accepts': (steps) => {
      const step = lastOf(steps);
      return !enters(step, 'siteSearch.searching') || isAccepted(step.state.context.query);
    },
    'hits are shown only for a text that can be searched for, and not after a failure': (steps) => {
      const { state } = lastOf(steps);
      return (
        state.context.found === null ||
        (!state.matches('empty') && !state.matches('tooLong') && !state.matches('failed'))
      );
    },
  },
  expiries: {
    typed: ({ query }) => query,
    kinds: {
      verification: unverified,
      session: forEverybody,
      code: {
        answers: failures('search'),
        back: ['search.retried', doneBy('search')],
        notApplicable: {
          empty: 'nothing is searched for',
          tooLong: 'nothing is searched for',
          waiting: 'the search that follows is the state searching',
          results: 'another search begins by typing',
          nothing: 'another search begins by typing',
        },
      },
    },
  },
  forms: () => {
    const texts = [
      '가',
      ' 가 ',
      '가'.repeat(searchTextLength - 1),
      ` ${'가'.repeat(searchTextLength)} `,
      '가'.normalize('NFD').repeat(searchTextLength),
      tooLong,
      '',
      ' ',
    ];
    return [
      {
        events: texts.map((query) => ({
          name: `${query.length} characters: “${query.slice(0, 3)}”`,
          value: { type: 'query.changed', query },
        })),
        contextKey: ({ query }) => query,
        yes: ['siteSearch · query.changed #3 → siteSearch.waiting'],
        no: [
          'siteSearch · query.changed #1 [isEmpty] → siteSearch.empty',
          'siteSearch · query.changed #2 [isTooLong] → siteSearch.tooLong',
        ],
        isAccepted: ({ query }: AnyEventObject) => isAccepted(String(query)),
      },
    ];
  },
  calls: callsIn(() => import('./calls.ts')),
});

/** Returns whether the server accepts a text, and searches for anything. */
function isAccepted(text: string): boolean {
  const query = normalizeSearchText(text);
  return query !== '' && searchSite.query.safeParse({ query }).success;
}
