import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { findAlike, groupsOf, unexpected } from '../alike.ts';
import { openBrowser } from '../chromium-page.ts';
import type { Mode } from '../modes.ts';
import { perceptualHash } from '../perceptual-hash.ts';
import type { Shot } from '../shot.ts';
import { fakeStorybook } from './lib/fake-storybook.ts';
import { serveBuild } from './lib/reviewed.ts';

/** A browser on a busy machine takes long. */
vi.setConfig({ testTimeout: 120_000 });

const svg = (text: string, more = '') => sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="360" height="780"><rect width="360" height="780" fill="#fbf8f0"/><text x="24" y="400" font-size="16">${text}</text>${more}</svg>`)).png().toBuffer();
const hashOf = async (text: string, more?: string) => perceptualHash(await svg(text, more));

describe('the perceptual hash', () => {
  test('is the same for pictures that differ by less than is seen', async () => expect(await hashOf('Golf 18', '<rect x="100" y="100" width="1" height="1" fill="#fbf8ef"/>')).toBe(await hashOf('Golf 18')));
  test('differs for another word', async () => expect(await hashOf('Golf 18')).not.toBe(await hashOf('Golf 36')));
  test('differs for another icon', async () => expect(await hashOf('', '<path d="M40 100h16" stroke="#000"/>')).not.toBe(await hashOf('', '<path d="M48 92v16" stroke="#000"/>')));
});

const shot = (story: string, picture: string | null, mode: Mode = '360', height = 780): Shot => ({ story, mode, fingerprint: null, picture, width: 360, height, defects: [] });
const hashes = new Map([['one', 'a'], ['same', 'a'], ['other', 'b']]);

describe('stories look the same', () => {
  test('with equal hashes in all modes', () =>
    expect(groupsOf([shot('one', 'one'), shot('one', 'other', 'forced'), shot('two', 'same'), shot('two', 'other', 'forced'), shot('three', 'one'), shot('three', 'one', 'forced')], hashes)).toEqual([['one', 'two']]));

  test('only at the same size and in the same modes', () => expect(groupsOf([shot('one', 'one'), shot('taller', 'one', '360', 900), shot('wider', 'one', '820')], hashes)).toEqual([]));

  test('but not if they cannot be rendered', () => expect(groupsOf([shot('one', null), shot('two', null)], hashes)).toEqual([]));
});

describe('of the stories that look the same', () => {
  const onPurpose = [{ stories: ['one', 'two'], reason: 'One is used by the keyboard.' }];

  test('those that are on purpose are accepted', () => expect(unexpected([['two', 'one']], onPurpose, true)).toEqual([]));
  test('any other is listed', () => expect(unexpected([['one', 'two', 'three']], onPurpose, false)).toEqual(['one, three, two look the same']));
  test('those that have become different are listed, if all stories were rendered', () => {
    expect(unexpected([], onPurpose, true)).toEqual(['one, two no longer look the same: remove them from the list']);
    expect(unexpected([], onPurpose, false)).toEqual([]);
  });
});

test('of the stories of a Storybook, the blank ones and those that look the same at every width are listed', async () => {
  const wide = '<style>@media (min-width: 1000px) { p { font-size: 40px } }</style>';
  const build = fakeStorybook({ golf: '<p>Golf</p>', same: '<p title="같음">Golf</p>', wide: `${wide}<p>Golf</p>`, room: '<p>Room</p>', blank: '<p></p>' });
  const [browser, source] = [await openBrowser(), await serveBuild(build)];
  const found = await findAlike({ browser, pictures: build }, source, [], false, () => undefined);
  source.close();
  await browser.close();
  expect(found).toEqual(['blank is blank', 'golf, same look the same']);
});
