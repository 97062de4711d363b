import { publicationMachine } from '#machines/lifecycles/publication.machine.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf } from '#tools/flows/paths/history.ts';

/** Two editors who may publish, and one who may only write. */
export const editors = {
  kim: { id: 21, mayPublish: true },
  lee: { id: 22, mayPublish: true },
  writer: { id: 23, mayPublish: false },
} as const;
const { kim, lee, writer } = editors;

export const flow = defineFlow({
  machine: publicationMachine,
  about: {
    ko: '원고의 게시',
    en: 'Publication',
    page: '/admin/publications/1',
    precondition: '콘텐츠 역할의 구성원',
    spec: 'decision 0101',
  },
  inputs: [
    { author: writer.id, isComplete: false, isFixed: false },
    { author: writer.id, isComplete: false, isFixed: true },
  ],
  events: {
    saved: {
      ko: '원고를 저장한다',
      en: 'the draft is saved',
      examples: [
        {
          payload: { by: writer, isComplete: true },
          ko: '작성자가 원고를 다 채워 저장한다',
          en: 'the writer saves a complete draft',
        },
        {
          payload: { by: kim, isComplete: true },
          ko: '편집자가 원고를 다 채워 저장한다',
          en: 'the editor saves a complete draft',
        },
        {
          payload: { by: writer, isComplete: false },
          ko: '작성자가 덜 쓴 원고를 저장한다',
          en: 'the writer saves an unfinished draft',
        },
      ],
    },
    submitted: { ko: '검토를 요청한다', en: 'a review is requested', examples: [{ payload: { by: writer } }] },
    withdrawn: {
      ko: '다시 작성한다',
      en: 'the draft is withdrawn',
      examples: [
        { payload: { by: writer }, ko: '작성자가 다시 작성한다', en: 'the writer withdraws it' },
        { payload: { by: lee }, ko: '다른 편집자가 다시 작성하게 한다', en: 'another editor withdraws it' },
      ],
    },
    approved: {
      ko: '승인한다',
      en: 'the draft is approved',
      examples: [
        { payload: { by: kim }, ko: '편집자가 승인한다', en: 'the editor approves it' },
        { payload: { by: lee }, ko: '다른 편집자가 승인한다', en: 'another editor approves it' },
        { payload: { by: writer }, ko: '작성자가 승인한다', en: 'the writer approves it' },
      ],
    },
    refused: {
      ko: '돌려보낸다',
      en: 'the draft is refused',
      examples: [
        { payload: { by: lee }, ko: '다른 편집자가 돌려보낸다', en: 'another editor refuses it' },
        { payload: { by: kim }, ko: '편집자가 돌려보낸다', en: 'the editor refuses it' },
      ],
    },
    ended: {
      ko: '게시를 끝낸다',
      en: 'the publication is ended',
      examples: [
        { payload: { by: kim }, ko: '편집자가 게시를 끝낸다', en: 'the editor ends it' },
        { payload: { by: writer }, ko: '작성자가 게시를 끝낸다', en: 'the writer ends it' },
      ],
    },
    discarded: {
      ko: '원고를 버린다',
      en: 'the draft is discarded',
      examples: [
        { payload: { by: writer }, ko: '작성자가 원고를 버린다', en: 'the writer discards it' },
        { payload: { by: lee }, ko: '다른 편집자가 원고를 버린다', en: 'another editor discards it' },
      ],
    },
    'publication.due': { ko: '게시할 때가 된다', en: 'the publication is due' },
    'end.due': { ko: '게시를 끝낼 때가 된다', en: 'the end is due' },
    replaced: { ko: '새 원고가 대신한다', en: 'another publication replaces it' },
  },
  actors: {},
  timers: {},
  screens: {
    draft: '작성 중인 원고',
    review: '검토 중인 원고',
    refused: '돌려보낸 원고',
    scheduled: '게시를 기다리는 원고',
    published: '게시된 원고',
    ended: '게시가 끝난 원고',
    discarded: '버린 원고',
  },
  contextKey: ({ author, isComplete, isFixed }) => [author, isComplete, isFixed],
  onScreen: (onMachine) => ({ ...onMachine, isEventPossible: (state, event) => state.can(event) }),
  excludedInBrowser: {},
  properties: {
    'nobody approves what they have saved themselves': (steps) => {
      const { event, state } = lastOf(steps);
      return event.type !== 'approved' || !state.matches('scheduled') || event.by.id !== state.context.author;
    },
    'only a complete draft is reviewed': (steps) => {
      const { state } = lastOf(steps);
      return !state.matches('review') || state.context.isComplete;
    },
    'nothing is published that was not approved': (steps) => {
      const { state } = lastOf(steps);
      return !state.matches('published') || steps.some(({ event }) => event.type === 'approved');
    },
    'what must always be on the site is only replaced': (steps) => {
      const { event, state } = lastOf(steps);
      return event.type === 'replaced' || !state.matches('ended') || !state.context.isFixed;
    },
    'what was reviewed, or is on the site, is not discarded': (steps) => {
      const { event, state } = lastOf(steps);
      const before = steps.at(-2)?.state;
      if (event.type !== 'discarded' || !before) return true;
      return before.hasTag('editable') || before.value === state.value;
    },
    'what is published is not edited': (steps) => {
      const { event, state } = lastOf(steps);
      const before = steps.at(-2)?.state;
      if (event.type !== 'saved' || !before) return true;
      return before.hasTag('editable') || state.value === before.value;
    },
  },
  expiries: {
    typed: () => null,
    kinds: {
      verification: 'nobody is verified for it',
      session: 'its state is in the database; the client asks for the login over the page',
      code: 'it calls nothing, and the server runs it, too',
    },
  },
  forms: 'none of its guards validates what is typed',
  calls: 'it calls nothing: the server applies it to each call (tests/server/publications.test.ts)',
});
