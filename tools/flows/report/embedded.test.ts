import { setup } from 'xstate';
import { expect, test } from 'vitest';
import { embedded } from './embedded.ts';
import { withStories } from './embedded-links.ts';

const machine = setup({}).createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { opened: 'open.wide' } }, open: { initial: 'wide', states: { wide: {} } } } });

const linksIn = (markup: string) => [...markup.matchAll(/<a href="([^"]*)"[^>]*>.*?<text class="name"[^>]*>([^<]*)/g)].map(([, href, name]) => [name, href]);
const namesIn = (markup: string) => [...markup.matchAll(/<text class="name"[^>]*>([^<]*)/g)].map(([, name]) => name);

test('a diagram in another page links each state that has a story to it, and no other', async () => {
  const { diagram, table } = await embedded(machine);
  const markup = withStories(diagram, (state) => (state === 'open.wide' ? './?path=/story/door--wide' : undefined));
  expect(linksIn(markup)).toEqual([['wide', './?path=/story/door--wide']]);
  expect(namesIn(markup)).toEqual(['door', 'shut', 'open', 'wide']);
  expect(table).toContain('<code>door.shut</code></th><td><code>opened</code></td>');
});

test('each stable state has space for its screen, within the diagram', async () => {
  const { rooms, width, height } = await embedded(machine);
  expect(Object.keys(rooms)).toEqual(['shut', 'open.wide']);
  expect(Object.values(rooms).filter((room) => room.x < 0 || room.y < 0 || room.x + room.width > width || room.y + room.height > height)).toEqual([]);
});
