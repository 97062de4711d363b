import type { Page } from 'playwright/test';
import { screens } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

const lively = ['a login under way', 'the user menu'] as const;

for (const name of lively) {
  test(`${name} has animations or transitions, and none under reduced motion`, async ({
    page,
    person,
    joiner,
    expectConsoleError,
  }) => {
    await screens[name]({ page, person, joiner, expectConsoleError });
    expect(await movements(page)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await movements(page)).toEqual([]);
  });
}

/** Returns the animations and transitions on the page with a noticeable duration: names and seconds. */
const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const instant = 0.01;
    const styles = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].map((part) => getComputedStyle(element, part)),
    );
    return styles.flatMap(({ animationName, animationDuration, transitionProperty, transitionDuration }) => [
      ...(animationName !== 'none' && Number.parseFloat(animationDuration) > instant
        ? [`${animationName} ${animationDuration}`]
        : []),
      ...(Number.parseFloat(transitionDuration) > instant ? [`${transitionProperty} ${transitionDuration}`] : []),
    ]);
  });
