import type { ClubKey } from '#contract/site/site-paths.ts';
import type { Facility } from './facility.ts';
import { oakhillsFacilities } from './oakhills.ts';
import { oakvalleyFacilities } from './oakvalley.ts';
import { seongmunanFacilities } from './seongmunan.ts';
import { wolsongriFacilities } from './wolsongri.ts';

/** The facilities of each club; the two main ones come first. */
export const facilities: Readonly<Record<ClubKey, readonly Facility[]>> = {
  oakhills: oakhillsFacilities,
  oakvalley: oakvalleyFacilities,
  seongmunan: seongmunanFacilities,
  wolsongri: wolsongriFacilities,
};

/** Id of the driving range, the facility with its own section of the site. */
export const drivingRangeId = 13541;
