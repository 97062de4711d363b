import { join } from 'node:path';
import { perceptualHash } from './perceptual-hash.ts';
import { render, type Renderer, type Work } from './render.ts';
import type { Shot } from './shot.ts';
import { byFile, type Source } from './shots-of.ts';

/** Stories that look the same at every width, and why each is a separate story. */
export type OnPurpose = { readonly stories: readonly string[]; readonly reason: string };

/**
 * Lists the stories that are blank, or look the same as another at every width without being listed as such. All are
 * rendered at the narrowest width, or at their own one, and at the others only those that look the same there.
 */
export async function findAlike(renderer: Renderer, source: Source, onPurpose: readonly OnPurpose[], isComplete: boolean, progress: (done: number, total: number) => void): Promise<string[]> {
  const hashes = new Map<string, string>();
  const first = await hashed(renderer, source, hashes, progress, ['360']);
  const candidates = new Set(groupsOf(first, hashes).flat());
  const shots = await hashed(renderer, { ...source, stories: source.stories.filter(({ id }) => candidates.has(id)) }, hashes, progress);
  const blank = [...new Set([...first, ...shots].filter(({ defects }) => defects.includes('is blank')).map(({ story }) => story))];
  return [...blank.map((story) => `${story} is blank`), ...unexpected(groupsOf(shots, hashes), onPurpose, isComplete)];
}

/** Renders stories with pictures, and adds the hashes of these. */
async function hashed(renderer: Renderer, { url, normalizeUrls, stories }: Source, hashes: Map<string, string>, progress: (done: number, total: number) => void, widths?: Work['widths']): Promise<Shot[]> {
  const shots: Shot[] = [];
  let done = 0;
  await render(renderer, [...byFile(stories).values()].map((ofFile) => ({ url, normalizeUrls, stories: ofFile.map(({ id }) => id), withPictures: true, widths, done: (ofStories) => {
    shots.push(...ofStories);
    progress((done += ofFile.length), stories.length);
  } })));
  for (const { picture } of shots) if (picture !== null && !hashes.has(picture)) hashes.set(picture, await perceptualHash(join(renderer.pictures, `${picture}.png`)));
  return shots;
}

/** Groups the stories whose pictures have the same size and hash in all modes, if there are several. */
export function groupsOf(shots: readonly Shot[], hashes: ReadonlyMap<string, string>): readonly (readonly string[])[] {
  const looks = new Map<string, string[]>();
  for (const { story, mode, width, height, picture } of shots) looks.set(story, [...(looks.get(story) ?? []), `${mode} ${width} ${height} ${picture === null ? story : hashes.get(picture)}`]);
  const groups = new Map<string, string[]>();
  for (const [story, look] of looks) groups.set(look.join('\n'), [...(groups.get(look.join('\n')) ?? []), story]);
  return [...groups.values()].filter((group) => group.length > 1);
}

const nameOf = (stories: readonly string[]): string => stories.toSorted().join(', ');

/**
 * Lists groups that look the same but are not listed as such and, if all stories were rendered, listed groups that no
 * longer look the same.
 */
export function unexpected(groups: readonly (readonly string[])[], onPurpose: readonly OnPurpose[], isComplete: boolean): string[] {
  const [found, listed] = [new Set(groups.map(nameOf)), new Set(onPurpose.map(({ stories }) => nameOf(stories)))];
  const unlisted = [...found].filter((group) => !listed.has(group)).map((group) => `${group} look the same`);
  const outdated = [...listed].filter((group) => !found.has(group)).map((group) => `${group} no longer look the same: remove them from the list`);
  return [...unlisted, ...(isComplete ? outdated : [])];
}
