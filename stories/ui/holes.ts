import * as z from 'zod/mini';
import { courseById, type CourseDetail, type Hole } from '#contract/clubs/course.ts';
import courses from '../../server/db/seed/content/courses.json' with { type: 'json' };

const seeded = courses.map((course) => ({
  ...course,
  golfCourseHoles: course.golfCourseHoles.map((hole) => ({ ...hole, pcImageUrl: null, mobileImageUrl: null })),
}));

/** The seeded courses with their ninety holes, as the API returns them. */
export const seedCourses: readonly CourseDetail[] = z.array(courseById.result).parse(seeded);

export const seedHoles: readonly Hole[] = seedCourses.flatMap(({ golfCourseHoles }) => golfCourseHoles);

export function seedHole(id: number): Hole {
  const match = seedHoles.find((hole) => hole.id === id);
  if (!match) throw new Error(`The seed has no hole ${id}.`);
  return match;
}
