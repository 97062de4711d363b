import { assign, emit, setup } from 'xstate';
import { isSearchable, normalizeSearchText } from '#contract/news/search-kinds.ts';
import { typingPauseMs } from '#contract/site/frame-limits.ts';
import type { SearchGroup } from '#contract/site/search.ts';
import { actionStub, promiseActorStub } from './stubs.ts';

export type SiteSearchEvent =
  | { type: 'query.changed'; query: string }
  /** Enter or the button: starts the search without waiting for a pause. */
  | { type: 'query.submitted' }
  /** The user went Back, Forward or through a link to a URL with another query. */
  | { type: 'query.restored'; query: string }
  | { type: 'search.retried' };

/** Requests that the page write this query into the URL. */
export type SiteSearchEmitted = { type: 'query.settled'; query: string };

/** Groups of hits; without any, nothing was found. */
export type Found = readonly SearchGroup[];

type Query = { query: string };
type Context = {
  /** As it was typed. */
  query: string;
  /** The latest result, which stays on screen until the next one; null if there is none, or if the search failed. */
  found: Found | null;
};

/**
 * Search of the whole site: starts after a pause in typing. A change abandons the search for the former text, so that a
 * late response never replaces a newer one. `found` of the input is what the server has found already.
 */
export const siteSearchMachine = setup({
  types: {
    input: {} as Context,
    context: {} as Context,
    events: {} as SiteSearchEvent,
    emitted: {} as SiteSearchEmitted,
    tags: {} as 'busy',
  },
  actors: { search: promiseActorStub<Found, string>('search') },
  delays: { typingPause: typingPauseMs },
  guards: {
    isEmpty: (_, { query }: Query) => normalizeSearchText(query) === '',
    isTooLong: (_, { query }: Query) => !isSearchable(normalizeSearchText(query)),
    isFound: (_, { found }: { found: Found | null }) => found !== null && found.length > 0,
    isKnown: ({ context }) => context.found !== null,
  },
  actions: {
    setQuery: assign({ query: (_, { query }: Query) => query }),
    setFound: assign({ found: (_, { found }: { found: Found }) => found }),
    clearFound: assign({ found: null }),
    announceQuery: emit(({ context }) => ({ type: 'query.settled', query: normalizeSearchText(context.query) })),
    logFailure: actionStub<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'siteSearch',
  context: ({ input }) => input,
  initial: 'starting',
  on: {
    'query.changed': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '.empty',
        actions: [{ type: 'setQuery', params: ({ event }) => event }, 'clearFound', 'announceQuery'],
      },
      {
        guard: { type: 'isTooLong', params: ({ event }) => event },
        target: '.tooLong',
        actions: [{ type: 'setQuery', params: ({ event }) => event }, 'clearFound'],
      },
      { target: '.waiting', reenter: true, actions: { type: 'setQuery', params: ({ event }) => event } },
    ],
    'query.restored': {
      target: '.starting',
      actions: [{ type: 'setQuery', params: ({ event }) => event }, 'clearFound'],
    },
  },
  states: {
    starting: {
      always: [
        { guard: { type: 'isEmpty', params: ({ context }) => context }, target: 'empty' },
        { guard: { type: 'isFound', params: ({ context }) => context }, target: 'results' },
        { guard: 'isKnown', target: 'nothing' },
        { target: 'searching' },
      ],
    },
    empty: {},
    tooLong: {},
    waiting: {
      after: { typingPause: 'searching' },
      on: { 'query.submitted': 'searching' },
    },
    searching: {
      tags: 'busy',
      entry: 'announceQuery',
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => normalizeSearchText(context.query),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'results',
            actions: { type: 'setFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'nothing', actions: { type: 'setFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: ['clearFound', { type: 'logFailure', params: ({ event }) => event }],
        },
      },
    },
    results: {},
    nothing: {},
    failed: {
      on: { 'search.retried': 'searching', 'query.submitted': 'searching' },
    },
  },
});
