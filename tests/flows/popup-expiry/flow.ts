import { hideDurationMs, hidesAt } from '#contract/site/frame-limits.ts';
import { popupExpiryMachine } from '#machines/popup-expiry.machine.ts';
import { noExpiries } from '../lib/expiries.ts';
import { numbersAround } from '#tools/flows/criteria/boundaries.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';

const now = Date.parse('2026-11-21T03:00:00Z');

const input = { id: 'popup-1', hiddenUntil: null, isClosed: false, now };

const actionsOf = actionsIn(popupExpiryMachine);

const at = Date.parse('2026-11-21T03:00:00Z');

const untils = [at, at + hideDurationMs].flatMap(numbersAround);

const hides = (until: number) => until > at && until <= at + hideDurationMs;

export const flow = defineFlow({
  machine: popupExpiryMachine,
  about: { ko: '팝업', en: 'Popup', page: '/', precondition: '로그인하지 않은 상태', spec: '000 §2 Home /' },
  inputs: {
    ko: '숨긴 팝업으로 시작한다',
    en: 'the user has hidden the popup',
    examples: [
      { payload: input, ko: '팝업이 나타난다', en: 'the popup appears' },
      {
        payload: { ...input, isClosed: true },
        ko: '이미 닫은 팝업으로 시작한다',
        en: 'the user has closed the popup already',
      },
      { payload: { ...input, hiddenUntil: now + 1 } },
    ],
  },
  events: {
    'popup.closed': { ko: '팝업을 닫는다', en: 'the user closes the popup' },
    'popup.hidden': {
      ko: '팝업을 당분간 숨긴다',
      en: 'the user hides the popup for a while',
      examples: [{ payload: { at: now } }],
    },
    'popup.hiddenElsewhere': {
      ko: '다른 탭에서 팝업을 숨긴다',
      en: 'the user hides the popup in another tab',
      examples: [{ payload: { until: now + hideDurationMs, at: now } }],
    },
  },
  actors: {},
  timers: {},
  screens: {
    shown: '보이는 팝업',
    closed: '닫은 팝업',
    hidden: '숨긴 팝업',
  },
  excludedInBrowser: {},
  properties: {
    'the popup is shown only while it is neither closed nor hidden': (steps) => {
      const { state } = lastOf(steps);
      const { isClosed, hiddenUntil, now: opened } = state.context;
      return !state.matches('shown') || (!isClosed && !hidesAt(hiddenUntil, opened));
    },
    'the user’s choice is stored, and that of another tab is not stored again': (steps) => {
      const step = lastOf(steps);
      const actions = actionsOf(step);
      return (
        actions.includes('rememberClosed') === (step.event.type === 'popup.closed') &&
        actions.includes('storeExpiry') === (step.event.type === 'popup.hidden')
      );
    },
    'closing leads to closed, hiding to hidden': (steps) => {
      const { event, state } = lastOf(steps);
      return event.type === 'xstate.init' || state.value === (event.type === 'popup.closed' ? 'closed' : 'hidden');
    },
  },
  expiries: noExpiries,
  forms: () => [
    {
      events: untils.map(({ value }) => ({
        name: `until ${value - at} ms later`,
        value: { type: 'popup.hiddenElsewhere', until: value, at },
      })),
      yes: ['popupExpiry.shown · popup.hiddenElsewhere [isAhead] → popupExpiry.hidden'],
      no: [],
      isAccepted: ({ until }) => hides(until),
    },
    {
      inputs: untils.map(({ value }) => ({
        name: `hidden until ${value - at} ms later`,
        value: { id: 'popup-1', hiddenUntil: value, isClosed: false, now: at },
      })),
      contextKey: ({ hiddenUntil }) => hiddenUntil,
      yes: ['popupExpiry.deciding · always #2 [isHidden] → popupExpiry.hidden'],
      no: ['popupExpiry.deciding · always #3 → popupExpiry.shown'],
      isAccepted: (_, { context }) => context.hiddenUntil !== null && hides(context.hiddenUntil),
    },
  ],
  calls: 'it calls nothing',
});
