import { bookingInfo, directions, fees, guestInfo, scheduleTables, terms } from '#contract/clubs/club-content.ts';
import { clubs } from '#contract/clubs/club.ts';
import { courseById, courses } from '#contract/clubs/course.ts';
import { clubOperations } from '#contract/clubs/operation.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { publicCachePolicy } from '../http/cache-policy.ts';
import { listBookingInfo, listFees, listGuestInfo, listScheduleTables, listTerms } from '../services/club/content.ts';
import { listCourses, readCourse } from '../services/club/courses.ts';
import { readDirections } from '../services/club/directions.ts';
import { listClubs } from '../services/club/list.ts';
import { listOperations } from '../services/club/operation.ts';

export function clubRoutes(app: App, deps: Deps): void {
  bind(app, clubs, () => listClubs(deps), publicCachePolicy);
  bind(app, clubOperations, () => listOperations(deps), publicCachePolicy);
  bind(app, directions, ({ query }) => readDirections(deps, query.idGolfCC), publicCachePolicy);
  bind(app, courses, ({ query }) => listCourses(deps, query.idGolfCC), publicCachePolicy);
  bind(app, courseById, ({ params }) => readCourse(deps, params.id), publicCachePolicy);
  bind(app, fees, ({ query }) => listFees(deps, query.idGolfCC), publicCachePolicy);
  bind(app, scheduleTables, ({ query }) => listScheduleTables(deps, query.idGolfCC), publicCachePolicy);
  bind(app, bookingInfo, ({ query }) => listBookingInfo(deps, query.idGolfCC), publicCachePolicy);
  bind(app, guestInfo, ({ query }) => listGuestInfo(deps, query.idGolfCC), publicCachePolicy);
  bind(app, terms, ({ query }) => listTerms(deps, query.idGolfCC), publicCachePolicy);
}
