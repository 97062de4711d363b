import { asc } from 'drizzle-orm';
import { coursePath } from '#contract/clubs/course-url.ts';
import { clubInfo } from '#contract/site/pages/club-pages.ts';
import { clubNames } from '#contract/site/club-code.ts';
import { clubPages, clubPath } from '#contract/site/site-paths.ts';
import { course, hole } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { listClubs } from '../club/list.ts';
import { plainText } from '../search/plain-text.ts';
import type { SearchEntry } from './entry.ts';

type Reading = Pick<Deps, 'db'>;

/** Returns the pages of each club; that of its courses also has the facts of the club. */
export async function clubEntries({ db }: Reading): Promise<SearchEntry[]> {
  const clubs = await listClubs({ db });
  return clubs.flatMap(({ key, nameKo, nameEn, accessLabel, courseNames, designer, address }) =>
    clubPages(key).flatMap((page): SearchEntry[] => {
      if (page === 'brand') return [];
      const { title, description } = clubInfo(key, page);
      const facts = [nameKo, nameEn, accessLabel, ...courseNames, designer, address].join(' · ');
      return [
        {
          kind: 'club',
          path: clubPath(key, page),
          title,
          note: page === 'course' ? accessLabel : '',
          text: page === 'course' ? `${description} ${facts}` : description,
        },
      ];
    }),
  );
}

/** Returns the courses of the clubs, each followed by its holes. */
export async function holeEntries({ db }: Reading): Promise<SearchEntry[]> {
  const [clubs, courses, holes] = await Promise.all([
    listClubs({ db }),
    db.select().from(course).orderBy(asc(course.position), asc(course.id)),
    db
      .select({ courseId: hole.courseId, number: hole.holeNumber, name: hole.name, par: hole.par, tip: hole.tip })
      .from(hole)
      .orderBy(asc(hole.holeNumber)),
  ]);
  return clubs.flatMap(({ id, key }) => {
    const ofClub = courses.filter(({ clubId }) => clubId === id);
    return ofClub.flatMap((each): SearchEntry[] => [
      {
        kind: 'hole',
        path: coursePath(key, ofClub, each.id),
        title: `${clubNames[key]} ${each.name} 코스`,
        note: each.title,
        text: plainText(each.introduce),
      },
      ...holes
        .filter(({ courseId }) => courseId === each.id)
        .map(({ number, name, par, tip }) => ({
          kind: 'hole' as const,
          path: coursePath(key, ofClub, each.id, number),
          title: `${clubNames[key]} ${each.name} 코스 ${number}번 홀 ${name}`.trim(),
          note: `파 ${par}`,
          text: plainText(tip),
        })),
    ]);
  });
}
