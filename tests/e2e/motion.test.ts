import type { Page } from 'playwright/test';
import { screens } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

const moving = ['a login under way', 'the login-required alert', 'my page'] as const;

for (const name of moving) {
  test(`under reduced motion nothing moves on ${name}`, async ({ page, person, expectComplaint }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await screens[name]({ page, person, expectComplaint });
    await expect.poll(() => animationsOn(page)).toEqual([]);
  });
}

test('without it, the dots of a login under way do move', async ({ page, person, expectComplaint }) => {
  await screens['a login under way']({ page, person, expectComplaint });
  expect(await animationsOn(page)).not.toEqual([]);
});

const animationsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );
