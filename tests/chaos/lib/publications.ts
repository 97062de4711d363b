import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { noticePath } from '#contract/site/site-paths.ts';
import { emptyDraft } from '#contract/staff/publication.ts';
import { publication, staff } from '#server/db/staff-schema.ts';
import type { Installation } from './installation.ts';
import { holds } from './trial.ts';

const title = '게시 시각을 재는 공지';
const places = ['/notice', '/api/v1/notices', `/api/v1/notices?query=${encodeURIComponent('재는 공지')}`] as const;
const pollMs = 50;
const dueMs = 3_000;
const maxMs = 2_000;

/**
 * Schedules a notice, and watches pages, lists, searches and site maps of all processes, whose caches hold them. Returns
 * after how many milliseconds the last one had it; fails after two seconds.
 */
export async function publishInAll(installation: Installation, urls: readonly string[]): Promise<number> {
  const watched = urls.flatMap((url) => places.map((path) => url + path));
  const siteMaps = urls.map((url) => `${url}/sitemap.xml`);
  await Promise.all([...watched, ...siteMaps].map(textAt));
  const dueAt = Date.now() + dueMs;
  const id = await schedule(installation, new Date(dueAt));
  await untilAll(watched, title, dueAt);
  const path = await pathOf(installation, id);
  await untilAll(siteMaps, `${path}<`, dueAt);
  return Date.now() - dueAt;
}

/** Waits until each of these contains the text. */
async function untilAll(urls: readonly string[], text: string, dueAt: number): Promise<void> {
  for (let waiting = urls; waiting.length > 0;) {
    const texts = await Promise.all(waiting.map(textAt));
    const late = Date.now() - dueAt;
    holds(late >= 0 || texts.every((found) => !found.includes(text)), 'a publication is there before its time');
    holds(late <= maxMs, `a publication is not there after ${late} ms: ${waiting.join(', ')}`);
    waiting = waiting.filter((_, index) => !texts[index]?.includes(text));
    if (waiting.length > 0) await setTimeout(pollMs);
  }
}

const textAt = async (url: string) => (await fetch(url)).text();

const schedule = (installation: Installation, publishAt: Date): Promise<number> =>
  installation.read(async (db) => {
    const [writer] = await db
      .insert(staff)
      .values({ loginId: 'writer', name: '작성자', role: 'CONTENT', totpSealed: '', createdAt: new Date() })
      .returning({ id: staff.id });
    const values = { ...emptyDraft('notice').values, title, contents: '<p>본문</p>' };
    const [added] = await db
      .insert(publication)
      .values({
        kind: 'notice',
        state: 'scheduled',
        values,
        authorId: writer?.id ?? 0,
        publishAt,
        updatedAt: new Date(),
      })
      .returning({ id: publication.id });
    return added?.id ?? 0;
  });

/** Returns the path of the notice as which it is published. */
const pathOf = (installation: Installation, id: number): Promise<string> =>
  installation.read(async (db) => {
    const [found] = await db.select().from(publication).where(eq(publication.id, id));
    holds(found?.targetId != null, 'a publication has its notice');
    return noticePath(found.targetId);
  });
