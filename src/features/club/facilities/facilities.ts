import type { ClubKey } from '#contract/site/site-paths.ts';
import type { Facility } from './facility.ts';
import { oakhillsFacilities } from './oakhills.ts';
import { oakvalleyFacilities } from './oakvalley.ts';
import { seongmunanFacilities } from './seongmunan.ts';
import { wolsongriFacilities } from './wolsongri.ts';

/** The facilities of each club, the two that a guest comes for first. */
export const facilities: Readonly<Record<ClubKey, readonly Facility[]>> = {
  oakhills: oakhillsFacilities,
  oakvalley: oakvalleyFacilities,
  seongmunan: seongmunanFacilities,
  wolsongri: wolsongriFacilities,
};

/** The facility that has a section of its own on the site: the driving range. */
export const drivingRangeId = 13541;
