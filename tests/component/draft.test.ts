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

test('what is typed while what was sent for is still on its way stays', () => {
  const { type, send, holds, draft, onGivenUp } = typing();
  type('안내');
  send(news);
  type('');
  holds({ ...news });
  expect([draft(), onGivenUp.mock.calls]).toEqual([every, []]);
});

test('what is typed is given up when something else comes to hold, also between', () => {
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

test('the same again takes nothing back', () => {
  const { type, holds, draft } = typing();
  type('휴장');
  holds({ ...every });
  expect(draft()).toEqual({ query: '휴장', page: 1 });
});

test('what was sent for and came is an arrival like any other when it comes again', () => {
  const { send, type, holds, draft } = typing();
  send(news);
  holds(news);
  type('휴장');
  holds(every);
  holds(news);
  expect(draft()).toEqual(news);
});

test('Back before what was sent for has come gives the draft up; Back without anything sent does not', () => {
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
