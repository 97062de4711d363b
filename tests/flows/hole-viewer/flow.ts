import { carouselLimits } from '#contract/site/frame-limits.ts';
import { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import { noExpiries } from '../lib/expiries.ts';
import { numbersAround } from '#tools/flows/criteria/boundaries.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';

const actionsOf = actionsIn(holeViewerMachine);

const limit = carouselLimits.dragThresholdPx;

const drags = [-limit, 0, limit]
  .flatMap(numbersAround)
  .map(({ name, value }) => ({ name: `${name} px`, value: { type: 'drag.ended', distance: value } }));

const indexes = (type: string, count: number) =>
  [...[0, count - 1].flatMap(numbersAround).map(({ value }) => value), 0.5].map((index) => ({
    name: `index ${index}`,
    value: { type, index },
  }));

const isIndex = (index: number, count: number) => Array.from({ length: count }, (_, each) => each).includes(index);

export const flow = defineFlow({
  machine: holeViewerMachine,
  about: {
    ko: '홀 보기',
    en: 'Hole viewer',
    page: '/oakvalley/course',
    precondition: '로그인하지 않은 상태',
    spec: '000 §2 Club sections',
  },
  inputs: [{ count: 3 }],
  events: {
    'hole.opened': { ko: '홀을 펼친다', en: 'the user opens a hole', examples: [{ payload: { index: 2 } }] },
    'next.pressed': { ko: '다음을 누른다', en: "the user presses 'next'" },
    'previous.pressed': { ko: '이전을 누른다', en: "the user presses 'previous'" },
    'hole.chosen': {
      ko: '홀을 고른다',
      en: 'the user chooses a hole',
      examples: [{ payload: { index: 0 } }],
    },
    'drag.ended': {
      ko: '끌기를 마친다',
      en: 'the user ends the drag',
      examples: [
        { payload: { distance: -80 }, ko: '왼쪽으로 끌기를 마친다', en: 'the user ends a drag to the left' },
        { payload: { distance: 80 }, ko: '오른쪽으로 끌기를 마친다', en: 'the user ends a drag to the right' },
      ],
    },
    'viewer.closed': { ko: '홀 보기를 닫는다', en: 'the user closes the viewer' },
    'history.entered': {
      ko: '앞으로 가기로 홀에 들어온다',
      en: 'the user comes to a hole by browser history',
      examples: [{ payload: { index: 1 } }],
    },
    'history.left': { ko: '뒤로 가기로 홀에서 나간다', en: 'the user leaves the hole by browser history' },
  },
  actors: {},
  timers: {},
  screens: {
    closed: '홀 목록',
    open: '펼친 홀',
  },
  contextKey: ({ index }) => [index],
  excludedInBrowser: {},
  properties: {
    'the current hole exists': (steps) => {
      const { index, count } = lastOf(steps).state.context;
      return Number.isInteger(index) && index >= 0 && index < count;
    },
    'only opening a hole adds a history entry, and only closing it goes back': (steps) => {
      const step = lastOf(steps);
      const actions = actionsOf(step);
      return (
        actions.includes('enterHistory') === (step.event.type === 'hole.opened') &&
        actions.includes('leaveHistory') === (step.event.type === 'viewer.closed')
      );
    },
    'the history entry is replaced for every change of the hole, and otherwise never': (steps) => {
      const step = lastOf(steps);
      const isChanged = actionsOf(step).includes('step') || step.event.type === 'hole.chosen';
      return actionsOf(step).includes('followHistory') === isChanged;
    },
  },
  expiries: noExpiries,
  forms: () => [
    {
      events: drags,
      yes: ['holeViewer.open · drag.ended #1 [isForward] → (stays)'],
      no: [],
      isAccepted: ({ distance }) => distance <= -limit,
    },
    {
      yes: ['holeViewer.open · drag.ended #2 [isBackward] → (stays)'],
      no: [],
      isAccepted: ({ distance }) => distance >= limit,
    },
    {
      events: indexes('hole.opened', 3),
      yes: ['holeViewer.closed · hole.opened [isHole] → holeViewer.open'],
      no: [],
      isAccepted: ({ index }) => isIndex(index, 3),
    },
    {
      events: indexes('history.entered', 3),
      yes: ['holeViewer.closed · history.entered [isHole] → holeViewer.open'],
      no: [],
      isAccepted: ({ index }) => isIndex(index, 3),
    },
    {
      events: indexes('hole.chosen', 3),
      yes: ['holeViewer.open · hole.chosen [isHole] → (stays)'],
      no: [],
      isAccepted: ({ index }) => isIndex(index, 3),
    },
  ],
  calls: 'it calls nothing',
});
