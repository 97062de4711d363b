import { carouselLimits, hideDurationMs } from '#contract/site/frame-limits.ts';
import type { carouselMachine } from '#machines/carousel.machine.ts';
import type { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import type { popupExpiryMachine } from '#machines/popup-expiry.machine.ts';
import { numbersAround } from '#tools/flows/criteria/boundaries.ts';
import type { FormOf } from '#tools/flows/criteria/form.ts';

const limit = carouselLimits.dragThresholdPx;

const drags = [-limit, 0, limit].flatMap(numbersAround).map(({ name, value }) => ({ name: `${name} px`, value: { type: 'drag.ended', distance: value } }));
const indexes = (type: string, count: number) => [...[0, count - 1].flatMap(numbersAround).map(({ value }) => value), 0.5].map((index) => ({ name: `index ${index}`, value: { type, index } }));
const isIndex = (index: number, count: number) => Array.from({ length: count }, (_, each) => each).includes(index);

export const carouselForm: FormOf<typeof carouselMachine> = () => [
  { events: drags, yes: ['carousel.dragging · drag.ended #1 [isForward] → carousel.deciding'], no: [], isAccepted: ({ distance }) => distance <= -limit },
  { yes: ['carousel.dragging · drag.ended #2 [isBackward] → carousel.deciding'], no: [], isAccepted: ({ distance }) => distance >= limit },
  { yes: ['carousel.dragging · drag.ended #3 → carousel.deciding'], no: [], isAccepted: ({ distance }) => Math.abs(distance) < limit },
  { events: indexes('slide.chosen', 3), yes: ['carousel · slide.chosen [isSlide] → carousel.deciding', 'carousel.held · slide.chosen [isSlide] → (stays)'], no: [], isAccepted: ({ index }) => isIndex(index, 3) },
];

export const holeViewerForm: FormOf<typeof holeViewerMachine> = () => [
  { events: drags, yes: ['holeViewer.open · drag.ended #1 [isForward] → (stays)'], no: [], isAccepted: ({ distance }) => distance <= -limit },
  { yes: ['holeViewer.open · drag.ended #2 [isBackward] → (stays)'], no: [], isAccepted: ({ distance }) => distance >= limit },
  { events: indexes('hole.opened', 3), yes: ['holeViewer.closed · hole.opened [isHole] → holeViewer.open'], no: [], isAccepted: ({ index }) => isIndex(index, 3) },
  { events: indexes('history.entered', 3), yes: ['holeViewer.closed · history.entered [isHole] → holeViewer.open'], no: [], isAccepted: ({ index }) => isIndex(index, 3) },
];

const at = Date.parse('2026-11-21T03:00:00Z');
const untils = [at, at + hideDurationMs].flatMap(numbersAround);
const hides = (until: number) => until > at && until <= at + hideDurationMs;

export const popupExpiryForm: FormOf<typeof popupExpiryMachine> = () => [
  {
    events: untils.map(({ value }) => ({ name: `until ${value - at} ms later`, value: { type: 'popup.hiddenElsewhere', until: value, at } })),
    yes: ['popupExpiry.shown · popup.hiddenElsewhere [isAhead] → popupExpiry.hidden'],
    no: [],
    isAccepted: ({ until }) => hides(until),
  },
  {
    inputs: untils.map(({ value }) => ({ name: `hidden until ${value - at} ms later`, value: { id: 'popup-1', hiddenUntil: value, isClosed: false, now: at } })),
    contextKey: ({ hiddenUntil }) => hiddenUntil,
    yes: ['popupExpiry.deciding · always #2 [isHidden] → popupExpiry.hidden'],
    no: ['popupExpiry.deciding · always #3 → popupExpiry.shown'],
    isAccepted: (_, { context }) => context.hiddenUntil !== null && hides(context.hiddenUntil),
  },
];
