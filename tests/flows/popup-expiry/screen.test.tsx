import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { hideDurationMs } from '#contract/site/frame-limits.ts';
import { TopBanner } from '#src/app/layout/TopBanner.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { press } from '#tests/component/lib/screen.ts';
import { banner, Site } from '#tests/component/lib/site.tsx';

describeRendered(flow, {
  mount: (actor) => {
    render(
      <Site banners={[banner]}>
        <TopBanner actor={actor} />
      </Site>,
    );
  },
  gestures: {
    'popup.closed': () => press('닫기'),
    'popup.hidden': () => press('오늘 하루 보지 않기'),
    'popup.hiddenElsewhere': () =>
      void window.dispatchEvent(
        new StorageEvent('storage', { key: 'popup:popup-1', newValue: String(Date.now() + hideDurationMs) }),
      ),
  },
  look: ({ state }) =>
    expect(screen.queryByRole('link')?.textContent ?? null).toBe(
      state.matches('shown') ? `Notice${banner.title}` : null,
    ),
});
