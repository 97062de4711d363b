import { render, type Renderer, type Work } from './render.ts';
import { pageModes } from './shots-of.ts';
import type { Shot, Story } from './shot.ts';

/** Renders each story so many times. Returns what is not byte-identical, with the number of different pictures. */
export async function flickering(renderer: Renderer, url: string, stories: readonly Story[], times: number, progress: (done: number, total: number) => void): Promise<{ shot: Shot; pictures: number }[]> {
  const seen = new Map<string, { shot: Shot; pictures: Set<string | null> }>();
  let done = 0;
  const note = (shots: readonly Shot[]) => {
    for (const shot of shots) {
      const one = seen.get(`${shot.story} ${shot.mode}`) ?? { shot, pictures: new Set() };
      seen.set(`${shot.story} ${shot.mode}`, { ...one, pictures: one.pictures.add(shot.picture) });
    }
    progress((done += 1), stories.length * pageModes.length * times);
  };
  const ids = stories.map(({ id }) => id);
  for (let time = 0; time < times; time += 1) await render(renderer, pageModes.map((mode): Work => ({ url, mode, stories: ids, done: note })));
  return [...seen.values()].filter(({ pictures }) => pictures.size > 1).map(({ shot, pictures }) => ({ shot, pictures: pictures.size }));
}
