import * as z from 'zod/mini';
import {
  drivingRange,
  drivingRangeBooking,
  drivingRangeCourses,
  drivingRangeFees,
} from '#contract/clubs/driving-range.ts';
import { banners, keyVisuals, popups } from '#contract/site/frame.ts';
import bannerContent from './content/banners.json' with { type: 'json' };
import rangeContent from './content/driving-range.json' with { type: 'json' };
import visualContent from './content/key-visuals.json' with { type: 'json' };
import popupContent from './content/popups.json' with { type: 'json' };

const inOrder = <Item extends object>(items: Item[]) => items.map((each, position) => ({ ...each, position }));

const range = z.object({
  info: drivingRange.result,
  courses: drivingRangeCourses.result,
  fees: drivingRangeFees.result,
  bookingInfo: drivingRangeBooking.result,
});

/** Returns the rows of the driving range. The practice range has a static page and stays in the content file. */
export function drivingRangeRows() {
  const { info, courses, fees, bookingInfo } = range.parse(rangeContent);
  return {
    info: [{ id: 1, ...info }],
    courses: inOrder(courses),
    fees: inOrder(fees),
    bookingInfo: inOrder(bookingInfo),
  };
}

export const popupRows = () => inOrder(popups.result.parse(popupContent));
export const bannerRows = () => inOrder(banners.result.parse(bannerContent));
export const keyVisualRows = () => inOrder(keyVisuals.result.parse(visualContent));
