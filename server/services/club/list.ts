import { asc } from 'drizzle-orm';
import type { GolfClub } from '#contract/clubs/club.ts';
import { clubCoursePath } from '#contract/site/site-paths.ts';
import { club } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';

/** Returns the clubs in order, with the content of their cards (spec 000 §1). */
export async function listClubs({ db }: Pick<Deps, 'db'>): Promise<GolfClub[]> {
  const rows = await db.select().from(club).orderBy(asc(club.position), asc(club.id));
  return rows.map(
    ({ storyTitle, storySubtitle, storyDescription, storyImage, cardTitle, cardImage, directions: _, ...facts }) => ({
      ...facts,
      storyCard: {
        title: storyTitle,
        subtitle: storySubtitle,
        description: storyDescription,
        backgroundImage: storyImage,
      },
      courseCard: { id: facts.id, title: cardTitle, thumbnail: cardImage, url: clubCoursePath(facts.key) },
    }),
  );
}
