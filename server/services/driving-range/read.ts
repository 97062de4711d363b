import { asc } from 'drizzle-orm';
import type { InfoItem } from '#contract/clubs/club-content.ts';
import type { DrivingRangeCourse, DrivingRangeFee, DrivingRangeInfo } from '#contract/clubs/driving-range.ts';
import { drivingRange, drivingRangeBooking, drivingRangeCourse, drivingRangeFee } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';

type Reading = Pick<Deps, 'db'>;

/** Returns the introduction of the driving range, which must exist. */
export async function readDrivingRange({ db }: Reading): Promise<DrivingRangeInfo> {
  const [found] = await db.select().from(drivingRange).limit(1);
  if (!found) throw new Error('The driving range has no introduction.');
  return found;
}

export async function listRangeCourses({ db }: Reading): Promise<DrivingRangeCourse[]> {
  return db.select().from(drivingRangeCourse).orderBy(asc(drivingRangeCourse.position), asc(drivingRangeCourse.id));
}

export async function listRangeFees({ db }: Reading): Promise<DrivingRangeFee[]> {
  return db.select().from(drivingRangeFee).orderBy(asc(drivingRangeFee.position), asc(drivingRangeFee.id));
}

export async function listRangeBooking({ db }: Reading): Promise<InfoItem[]> {
  return db.select().from(drivingRangeBooking).orderBy(asc(drivingRangeBooking.position), asc(drivingRangeBooking.id));
}
