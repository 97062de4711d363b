import { stepHistoryMachine } from '#machines/step-history.machine.ts';
import { noExpiries } from '../lib/expiries.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';

const actionsOf = actionsIn(stepHistoryMachine);

const asked = 'Another machine asks before. tests/e2e/join-leave.test.ts covers it.';

const twoTraversals =
  'The user goes back while the page does: a browser may merge the two. tests/flows/step-history/journeys.test.ts covers it.';

export const flow = defineFlow({
  machine: stepHistoryMachine,
  about: {
    ko: '단계별 방문 기록',
    en: 'History entries of steps',
    page: '/account/join',
    precondition: '첫 단계를 연 상태',
    spec: '001 §2 Sign-up wizard',
  },
  inputs: [{ entry: 0 }],
  events: {
    'step.changed': {
      ko: '다음 단계로 간다',
      en: 'the flow is at the next step',
      examples: [
        { payload: { depth: 1 } },
        { payload: { depth: 0 }, ko: '첫 단계로 돌아간다', en: 'the flow is at its first step again' },
        { payload: { depth: 2 }, ko: '셋째 단계로 간다', en: 'the flow is at its third step' },
      ],
    },
    'step.back': {
      ko: '뒤로 가기를 눌러도 그 단계에 머문다',
      en: 'the user goes back but the flow stays',
      examples: [
        { payload: { entry: 0, depth: 1 } },
        {
          payload: { entry: 0, depth: 0 },
          ko: '뒤로 가기로 첫 단계에 간다',
          en: 'the user goes back to the first step',
        },
        {
          payload: { entry: 1, depth: 1 },
          ko: '뒤로 가기로 둘째 단계에 간다',
          en: 'the user goes back to the second step',
        },
      ],
    },
    'entry.reached': {
      ko: '첫 단계의 기록에 닿는다',
      en: 'the browser arrives at the first entry',
      examples: [
        { payload: { entry: 0 } },
        { payload: { entry: 1 }, ko: '둘째 단계의 기록에 닿는다', en: 'the browser arrives at the second entry' },
        { payload: { entry: 2 }, ko: '셋째 단계의 기록에 닿는다', en: 'the browser arrives at the third entry' },
      ],
    },
    'page.left': {
      ko: '떠나기를 확인한다',
      en: 'the user confirms leaving',
      examples: [{ payload: { hasOtherSite: false } }],
    },
  },
  actors: {},
  timers: {},
  screens: {
    aligned: '방문 기록과 같은 단계',
    returning: '기록을 되돌리는 중인 단계',
    leaving: '떠나는 중인 페이지',
  },
  contextKey: ({ depth, entry, destination }) => [depth, entry, destination],
  excludedInBrowser: {
    'stepHistory · page.left → stepHistory.leaving': asked,
    'stepHistory.leaving · entry.reached → stepHistory.leaving': asked,
    'stepHistory.returning · step.back [isBeforeBoth] → stepHistory.aligning': twoTraversals,
    'stepHistory.returning · entry.reached #1 [isOnTheWay] → (forbidden)': twoTraversals,
  },
  properties: {
    'while no traversal is under way, the entry is that of the step': (steps) => {
      const { state } = lastOf(steps);
      return !state.matches('aligned') || state.context.entry === state.context.depth;
    },
    'entries are added only while no traversal is under way': (steps) => {
      const step = lastOf(steps);
      return !actionsOf(step).includes('addEntry') || step.state.matches('aligned');
    },
    'every entry that is added is announced': (steps) => {
      const actions = actionsOf(lastOf(steps));
      return (
        actions.filter((action) => action === 'addEntry').length ===
        actions.filter((action) => action === 'announceEntry').length
      );
    },
    'a return is requested once, for an earlier entry': (steps) => {
      const step = lastOf(steps);
      const requests = actionsOf(step).filter((action) => action === 'requestReturn').length;
      return (
        requests === 0 ||
        (requests === 1 &&
          step.state.context.destination === step.state.context.depth &&
          step.state.context.entry > step.state.context.depth)
      );
    },
    'the page is left only if that was confirmed': (steps) =>
      lastOf(steps).state.matches('leaving') === steps.some(({ event }) => event.type === 'page.left'),
  },
  expiries: noExpiries,
  forms: 'none of its guards validates what is typed',
  calls: 'it calls nothing',
});
