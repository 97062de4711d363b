import type { AnyEventObject, InputFrom } from 'xstate';
import { popups } from '#contract/site/frame.ts';
import type { carouselMachine } from '#machines/carousel.machine.ts';
import { expect } from '#tests/e2e/lib/test.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { fingerAt } from '../browser/finger.ts';
import { succeeded } from '../browser/held-calls.ts';
import { allowMotion } from '../browser/motion.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

/** The time that passes on the page between two looks at it while it starts; at least twice as much passes outside. */
const stepMs = 50;

/** A phone has no arrows and no dots: slides are swiped. */
const isOnPhone = ({ type }: AnyEventObject) => !['next.pressed', 'previous.pressed', 'slide.chosen'].includes(type);

describeBrowserPaths(flow, atHome, isOnPhone);

/**
 * Swipes with a finger, since a dragging mouse would hover the slides; clicks as voice control does, which moves
 * neither pointer nor focus.
 */
async function atHome({
  page,
  engine,
  input: { autoplay },
}: BrowserStage<InputFrom<typeof carouselMachine>>): Promise<Gestures> {
  await page.route(`**${popups.path}`, (route) => route.fulfill({ json: succeeded([]) }));
  if (autoplay) await allowMotion(page, engine);
  const now = Date.now();
  await page.clock.install({ time: now });
  // On a busy machine, the interval would end on a running clock before the path begins. A minute is enough for the
  // call itself.
  await page.clock.pauseAt(now + 60_000);
  const slides = page.getByRole('region', { name: '오크 리조트 골프의 풍경' });
  const press = (name: string | RegExp) => slides.getByRole('button', { name }).dispatchEvent('click');
  const controls = slides.getByRole('group', { name: '슬라이드 넘기기' });
  const hasControls = expect.poll(() => page.clock.runFor(stepMs).then(() => controls.count()), {
    intervals: [2 * stepMs],
    timeout: 60_000,
  });
  await Promise.all([openInspected(page, '/'), hasControls.toBe(1)]);
  const start = { x: (page.viewportSize()?.width ?? 0) * 0.55, y: 300 };
  const finger = await fingerAt(page, start, engine);
  /** The page reports hover and focus in a separate task, which waits for the fake clock. */
  const point = async (x: number, y: number) => {
    await page.mouse.move(x, y);
    await page.clock.runFor(1);
  };
  const leave = () => point(0, 0);
  return {
    'pause.pressed': () => press('자동 넘김 멈춤'),
    'play.pressed': () => press('자동 넘김 시작'),
    'next.pressed': () => press('다음 슬라이드'),
    'previous.pressed': () => press('이전 슬라이드'),
    'slide.chosen': ({ index }) => press(new RegExp(`${index + 1}번째 슬라이드$`)),
    async 'drag.started'() {
      await finger.down();
      await finger.moveBy(-20);
    },
    async 'drag.ended'({ distance }) {
      await finger.moveBy(distance);
      await finger.up();
    },
    'drag.cancelled': () => finger.cancel(),
    async 'attention.gained'() {
      await leave();
      await point(start.x, start.y);
    },
    'attention.lost': leave,
    'xstate.after.interval.carousel.playing': () => page.clock.runFor(5_000),
  };
}
