import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDraft } from '#src/shared/form/use-draft.ts';

const allNotices = { query: '', page: 1 };
const newsSearch = { query: '안내', page: 1 };

const renderDraft = () => {
  const onDiscard = vi.fn<() => void>();
  const hook = renderHook(({ current }: { current: typeof allNotices }) => useDraft(current, onDiscard), {
    initialProps: { current: allNotices },
  });
  return {
    onDiscard,
    draft: () => hook.result.current.draft,
    type: (query: string) => act(() => hook.result.current.change({ query })),
    send: (value: typeof allNotices) => act(() => hook.result.current.send(value)),
    setCurrent: (current: typeof allNotices) => hook.rerender({ current }),
  };
};

test('input typed while a submitted value is pending stays', () => {
  const { type, send, setCurrent, draft, onDiscard } = renderDraft();
  type('안내');
  send(newsSearch);
  type('');
  setCurrent({ ...newsSearch });
  expect([draft(), onDiscard.mock.calls]).toEqual([allNotices, []]);
});

test('input is discarded when another value becomes current, also in between', () => {
  const { type, send, setCurrent, draft, onDiscard } = renderDraft();
  type('안내');
  send(newsSearch);
  type('휴장');
  setCurrent({ query: '', page: 2 });
  expect([draft(), onDiscard.mock.calls.length]).toEqual([{ query: '', page: 2 }, 1]);
  type('휴장');
  setCurrent(newsSearch);
  expect([draft(), onDiscard.mock.calls.length]).toEqual([newsSearch, 2]);
});

test('the same value again discards nothing', () => {
  const { type, setCurrent, draft } = renderDraft();
  type('휴장');
  setCurrent({ ...allNotices });
  expect(draft()).toEqual({ query: '휴장', page: 1 });
});

test('a submitted value that has arrived is like any other when it arrives again', () => {
  const { send, type, setCurrent, draft } = renderDraft();
  send(newsSearch);
  setCurrent(newsSearch);
  type('휴장');
  setCurrent(allNotices);
  setCurrent(newsSearch);
  expect(draft()).toEqual(newsSearch);
});

test('Back before a submitted value has arrived discards the draft; Back without a submission does not', () => {
  const { send, type, draft, onDiscard } = renderDraft();
  const goBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  type('휴장');
  send(allNotices);
  type('휴장');
  goBack();
  expect([draft(), onDiscard.mock.calls.length]).toEqual([{ query: '휴장', page: 1 }, 0]);
  send(newsSearch);
  goBack();
  expect([draft(), onDiscard.mock.calls.length]).toEqual([allNotices, 1]);
});
