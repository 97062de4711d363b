import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDraft } from '#src/shared/form/use-draft.ts';

const every = { query: '', page: 1 };
const news = { query: '안내', page: 1 };

const typing = () => {
  const onGivenUp = vi.fn<() => void>();
  const hook = renderHook(({ holding }: { holding: typeof every }) => useDraft(holding, onGivenUp), { initialProps: { holding: every } });
  return {
    onGivenUp,
    draft: () => hook.result.current.draft,
    type: (query: string) => act(() => hook.result.current.change({ query })),
    send: (value: typeof every) => act(() => hook.result.current.send(value)),
    holds: (holding: typeof every) => hook.rerender({ holding }),
  };
};

test('input typed while a submitted value is pending stays', () => {
  const { type, send, holds, draft, onGivenUp } = typing();
  type('안내');
  send(news);
  type('');
  holds({ ...news });
  expect([draft(), onGivenUp.mock.calls]).toEqual([every, []]);
});

test('input is discarded when another value becomes current, also in between', () => {
  const { type, send, holds, draft, onGivenUp } = typing();
  type('안내');
  send(news);
  type('휴장');
  holds({ query: '', page: 2 });
  expect([draft(), onGivenUp.mock.calls.length]).toEqual([{ query: '', page: 2 }, 1]);
  type('휴장');
  holds(news);
  expect([draft(), onGivenUp.mock.calls.length]).toEqual([news, 2]);
});

test('the same value again discards nothing', () => {
  const { type, holds, draft } = typing();
  type('휴장');
  holds({ ...every });
  expect(draft()).toEqual({ query: '휴장', page: 1 });
});

test('a submitted value that has arrived is like any other when it arrives again', () => {
  const { send, type, holds, draft } = typing();
  send(news);
  holds(news);
  type('휴장');
  holds(every);
  holds(news);
  expect(draft()).toEqual(news);
});

test('Back before a submitted value has arrived discards the draft; Back without a submission does not', () => {
  const { send, type, draft, onGivenUp } = typing();
  const goBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  type('휴장');
  send(every);
  type('휴장');
  goBack();
  expect([draft(), onGivenUp.mock.calls.length]).toEqual([{ query: '휴장', page: 1 }, 0]);
  send(news);
  goBack();
  expect([draft(), onGivenUp.mock.calls.length]).toEqual([every, 1]);
});
