import { setup } from 'xstate';
import { expect, test } from 'vitest';
import { say } from '../words/phrase.ts';
import { embedded } from './embedded.ts';
import { withStories } from './embedded-links.ts';

const machine = setup({}).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { opened: 'open.wide' } }, open: { initial: 'wide', states: { wide: {} } } },
});
const about = { ko: '현관문', en: 'Front door', page: '/', precondition: '', spec: '' };
const flow = {
  machine,
  about,
  screens: { shut: '닫힌 문' },
  words: { opened: say('문을 민다', 'the user opens the door') },
  onMachine: { machine, inputs: [undefined], cases: { events: { opened: [{ type: 'opened' }] }, actors: {} } },
};

const linksIn = (markup: string) =>
  [...markup.matchAll(/<a href="([^"]*)"[^>]*>.*?<text class="name"[^>]*>([^<]*)/g)].map(([, href, name]) => [
    name,
    href,
  ]);
const namesIn = (markup: string) => [...markup.matchAll(/<text class="name"[^>]*>([^<]*)/g)].map(([, name]) => name);

test('a diagram in another page has the Korean names, with those of the code as tooltips; each state that has a story links to it', async () => {
  const { diagram, table } = await embedded(flow);
  const markup = withStories(diagram, (state) => (state === 'open.wide' ? './?path=/story/door--wide' : undefined));
  expect(linksIn(markup)).toEqual([['wide', './?path=/story/door--wide']]);
  expect(namesIn(markup)).toEqual(['현관문', '닫힌 문', 'open', 'wide']);
  expect(table).toContain('<th scope="row">닫힌 문</th><td>문을 민다 <details>');
  expect(diagram).toContain('<title>opened</title>');
});

test('each stable state has space for its screen, within the diagram', async () => {
  const { rooms, width, height } = await embedded(flow);
  expect(Object.keys(rooms)).toEqual(['shut', 'open.wide']);
  expect(
    Object.values(rooms).filter(
      (room) => room.x < 0 || room.y < 0 || room.x + room.width > width || room.y + room.height > height,
    ),
  ).toEqual([]);
});
