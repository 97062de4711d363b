import * as z from 'zod/mini';
import { directions, terms } from '#contract/clubs/club-content.ts';
import { clubs } from '#contract/clubs/club.ts';
import { courseById } from '#contract/clubs/course.ts';
import type { club, clubTerms, course, hole } from '../site-schema.ts';
import clubContent from './content/clubs.json' with { type: 'json' };
import courseContent from './content/courses.json' with { type: 'json' };
import termsContent from './content/terms.json' with { type: 'json' };

/** Returns the clubs in content order, validated by the contract's schema. */
export const clubRows = (): (typeof club.$inferInsert)[] =>
  clubs.result.parse(clubContent).map(({ storyCard, courseCard, ...facts }, position) => ({
    ...facts,
    position,
    storyTitle: storyCard.title,
    storySubtitle: storyCard.subtitle,
    storyDescription: storyCard.description,
    storyImage: storyCard.backgroundImage,
    cardTitle: courseCard.title,
    cardImage: courseCard.thumbnail,
    directions: directionsOf(facts.id),
  }));

/** Returns the directions to a club without its location, which has columns of its own. */
function directionsOf(id: number): (typeof club.$inferInsert)['directions'] {
  const content = clubContent.find((each) => each.id === id);
  const { car, shuttle } = directions.result.parse({ ...content, ...content?.directions });
  return { car, shuttle };
}

export const courseRows = (): (typeof course.$inferInsert)[] =>
  coursesWithHoles().map(({ golfCourseHoles: _, idGolfCC, ...facts }, position) => ({
    ...facts,
    clubId: idGolfCC,
    position,
  }));

export const holeRows = (): (typeof hole.$inferInsert)[] =>
  coursesWithHoles().flatMap(({ id, golfCourseHoles }) => golfCourseHoles.map((each) => ({ ...each, courseId: id })));

export const clubTermsRows = (): (typeof clubTerms.$inferInsert)[] =>
  termsContent.flatMap(({ idGolfCC, compliance, use }) =>
    terms.result
      .parse([
        { kind: 'COMPLIANCE', ...compliance },
        { kind: 'USE', ...use },
      ])
      .map((each) => ({ ...each, clubId: idGolfCC })),
  );

/** Holes have no photos yet; the site draws a plan from `layout`. */
function coursesWithHoles() {
  const unpictured = { pcImageUrl: null, mobileImageUrl: null };
  return z.array(courseById.result).parse(
    courseContent.map((each) => ({
      ...each,
      golfCourseHoles: each.golfCourseHoles.map((holeContent) => ({ ...unpictured, ...holeContent })),
    })),
  );
}
