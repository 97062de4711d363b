import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderedDayName } from '#contract/http/rendered-page.ts';
import { useToday } from '#src/shared/page/use-today.ts';

const days: string[] = [];

function Page() {
  const today = useToday();
  days.push(today);
  return <p>{today}</p>;
}

afterEach(() => document.querySelector('meta')?.remove());

test.each([
  [
    'is the day of the server while a page is hydrated, then that of this browser',
    '2026-11-25',
    ['2026-11-25', '2025-11-26'],
  ],
  ['is the day of this browser where no server has rendered the page', undefined, ['2025-11-26']],
])('today %s', async (_, renderedDay, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') });
  const container = document.createElement('div');
  if (renderedDay) {
    container.innerHTML = renderToString(<p>{renderedDay}</p>);
    document.head.append(
      Object.assign(document.createElement('meta'), { name: renderedDayName, content: renderedDay }),
    );
  } else container.innerHTML = '<p>2025-11-26</p>';
  vi.setSystemTime(new Date('2025-11-25T15:00:00Z'));
  days.length = 0;
  const errors: unknown[] = [];
  await act(async () => hydrateRoot(container, <Page />, { onRecoverableError: (error) => void errors.push(error) }));
  expect([[...new Set(days)], container.textContent, errors]).toEqual([expected, '2025-11-26', []]);
});

describe('a page that stays open', () => {
  test('changes the date at midnight in Korea, day after day', () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T14:59:59.000Z') });
    render(<Page />);
    const shown = [999, 1, 86_400_000].map((elapsedMs) => {
      act(() => void vi.advanceTimersByTime(elapsedMs));
      return document.body.textContent;
    });
    expect(shown).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
  });

  test.each([
    ['visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'restored from the back/forward cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ])('after a sleep without timers, has the date as soon as it is %s', (_, wake) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T03:00:00.000Z') });
    render(<Page />);
    vi.setSystemTime(new Date('2026-11-28T03:00:00.000Z'));
    act(() => void wake());
    expect(document.body.textContent).toBe('2026-11-28');
  });

  test('that is unmounted has no timer', () => {
    vi.useFakeTimers();
    render(<Page />).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
