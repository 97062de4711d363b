import { asc, eq } from 'drizzle-orm';
import type { Course, CourseDetail } from '#contract/clubs/course.ts';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { course, hole } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';

type Reading = Pick<Deps, 'db'>;
type Row = typeof course.$inferSelect;

/** Returns the courses of a club in the order of play; empty for an unknown club. */
export async function listCourses({ db }: Reading, clubId: number): Promise<Course[]> {
  return (
    await db.select().from(course).where(eq(course.clubId, clubId)).orderBy(asc(course.position), asc(course.id))
  ).map(asCourse);
}

/** Returns a course with its holes by number, distances in metres. Throws 404 `notFound`. */
export async function readCourse({ db }: Reading, id: number): Promise<CourseDetail> {
  const [found] = await db.select().from(course).where(eq(course.id, id));
  if (!found) throw new ApiError('404', messages.notFound);
  return {
    ...asCourse(found),
    golfCourseHoles: await db.select().from(hole).where(eq(hole.courseId, id)).orderBy(asc(hole.holeNumber)),
  };
}

const asCourse = ({ clubId, ...row }: Row): Course => ({ ...row, idGolfCC: clubId });
