import { expect, test, vi } from 'vitest';
import { flowStories } from '../../../.storybook/embedded-flows.ts';
import { messageList } from '../../../.storybook/message-list.ts';

/** The paths of all flows are generated. */
vi.setConfig({ testTimeout: 120_000 });

test('each state that holds a message links to its story, but for the final ones that leave the page', () => {
  const stories = flowStories();
  const states = messageList().flatMap((message) => message.states);
  const withoutStory = states.filter(({ machine, state }) => stories[machine]?.[state] === undefined).map(({ machine, state }) => `${machine} ${state}`);
  expect([...new Set(withoutStory)].toSorted()).toEqual(['findPassword changed', 'profileEdit saved', 'verification verified', 'verificationReturn delivered', 'verificationReturn left', 'verificationReturn posted', 'verificationReturn returned', 'withdrawal left']);
});
