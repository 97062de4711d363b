import { setup } from 'xstate';
import { expect, test } from 'vitest';
import { embedded } from './embedded.ts';
import { withStories } from './embedded-links.ts';

const machine = setup({}).createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { opened: 'open.wide' } }, open: { initial: 'wide', states: { wide: {} } } } });

const linksIn = (markup: string) => [...markup.matchAll(/<a href="([^"]*)"[^>]*>.*?<text class="name"[^>]*>([^<]*)/g)].map(([, href, name]) => [name, href]);
const namesIn = (markup: string) => [...markup.matchAll(/<text class="name"[^>]*>([^<]*)/g)].map(([, name]) => name);

test('a flow in another page leads from each state that is shown somewhere to there, and from no other', async () => {
  const markup = withStories(await embedded(machine), (state) => (state === 'open.wide' ? './?path=/story/door--wide' : undefined));
  expect(linksIn(markup)).toEqual([['wide', './?path=/story/door--wide']]);
  expect(namesIn(markup)).toEqual(['door', 'shut', 'open', 'wide']);
  expect(markup).toContain('<code>door.shut</code></th><td><code>opened</code></td>');
});
