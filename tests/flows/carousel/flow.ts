import { carouselLimits } from '#contract/site/frame-limits.ts';
import { carouselMachine } from '#machines/carousel.machine.ts';
import { noExpiries } from '../lib/expiries.ts';
import { numbersAround } from '#tools/flows/criteria/boundaries.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf } from '#tools/flows/paths/history.ts';

const input = { count: 3, interval: 5_000, autoplay: true };

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
  machine: carouselMachine,
  about: { ko: '메인 배너', en: 'Main banner', page: '/', precondition: '로그인하지 않은 상태', spec: '000 §2 Home /' },
  inputs: {
    ko: '저절로 넘어가는 장면으로 시작한다',
    en: 'the slides move by themselves',
    examples: [
      { payload: input },
      { payload: { ...input, autoplay: false }, ko: '멈춘 장면으로 시작한다', en: 'the slides stand still' },
    ],
  },
  events: {
    'pause.pressed': { ko: '멈춤을 누른다', en: "the user presses 'pause'" },
    'play.pressed': { ko: '재생을 누른다', en: "the user presses 'play'" },
    'next.pressed': { ko: '다음을 누른다', en: "the user presses 'next'" },
    'previous.pressed': { ko: '이전을 누른다', en: "the user presses 'previous'" },
    'slide.chosen': { ko: '장면을 고른다', en: 'the user chooses a slide', examples: [{ payload: { index: 2 } }] },
    'drag.started': { ko: '끌기를 시작한다', en: 'the user starts a drag' },
    'drag.ended': {
      ko: '끌기를 마친다',
      en: 'the user ends the drag',
      examples: [
        { payload: { distance: -80 }, ko: '왼쪽으로 끌기를 마친다', en: 'the user ends a drag to the left' },
        { payload: { distance: 80 }, ko: '오른쪽으로 끌기를 마친다', en: 'the user ends a drag to the right' },
        { payload: { distance: 12 }, ko: '조금만 끌다가 마친다', en: 'the user ends a drag too short to turn' },
      ],
    },
    'drag.cancelled': { ko: '끌기가 취소된다', en: 'the browser cancels the drag' },
    'attention.gained': {
      ko: '장면 위로 포인터나 초점을 옮긴다',
      en: 'the user moves the pointer or the focus onto the slides',
    },
    'attention.lost': { ko: '장면에서 벗어난다', en: 'the user leaves the slides' },
  },
  actors: {},
  timers: { interval: { ko: '다음 장면까지의 시간이 지난다', en: 'the interval elapses' } },
  screens: {
    playing: '저절로 넘어가는 배너',
    held: '관심을 받아 멈춘 배너',
    paused: '멈춤을 누른 배너',
    dragging: '끌리는 배너',
  },
  contextKey: ({ index, autoplay }) => [index, autoplay],
  excludedInBrowser: {},
  properties: {
    'the current slide exists': (steps) => {
      const { index, count } = lastOf(steps).state.context;
      return Number.isInteger(index) && index >= 0 && index < count;
    },
    'a paused carousel, or one that may not autoplay, plays only after the play button': (steps) => {
      const { state } = lastOf(steps);
      const lastPressed = steps.findLast(({ event }) => event.type === 'pause.pressed' || event.type === 'play.pressed')
        ?.event.type;
      const mayPlay = lastPressed ? lastPressed === 'play.pressed' : steps[0]?.state.context.autoplay;
      return mayPlay === true || state.value === 'paused' || state.value === 'dragging';
    },
    'no slide advances by itself during hover, focus or a drag': (steps) =>
      !lastOf(steps).event.type.startsWith('xstate.after.') || steps.at(-2)?.state.value === 'playing',
  },
  expiries: noExpiries,
  forms: () => [
    {
      events: drags,
      yes: ['carousel.dragging · drag.ended #1 [isForward] → carousel.deciding'],
      no: [],
      isAccepted: ({ distance }) => distance <= -limit,
    },
    {
      yes: ['carousel.dragging · drag.ended #2 [isBackward] → carousel.deciding'],
      no: [],
      isAccepted: ({ distance }) => distance >= limit,
    },
    {
      yes: ['carousel.dragging · drag.ended #3 → carousel.deciding'],
      no: [],
      isAccepted: ({ distance }) => Math.abs(distance) < limit,
    },
    {
      events: indexes('slide.chosen', 3),
      yes: [
        'carousel · slide.chosen [isSlide] → carousel.deciding',
        'carousel.held · slide.chosen [isSlide] → (stays)',
      ],
      no: [],
      isAccepted: ({ index }) => isIndex(index, 3),
    },
  ],
  calls: 'it calls nothing',
});
