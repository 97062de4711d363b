import * as z from 'zod/mini';
import { bookingInfo, fees, guestInfo, scheduleTables } from '#contract/clubs/club-content.ts';
import bookingContent from './content/booking-info.json' with { type: 'json' };
import feeContent from './content/fees.json' with { type: 'json' };
import guestContent from './content/guest-info.json' with { type: 'json' };
import scheduleContent from './content/schedule-tables.json' with { type: 'json' };

const clubContent = z.array(z.object({ idGolfCC: z.int(), items: z.unknown() }));

/** Returns the items of all clubs in content order, validated by the contract's schema. */
const rowsOf = <Item extends object>(items: z.ZodMiniType<Item[]>, content: unknown) =>
  clubContent
    .parse(content)
    .flatMap((club) => items.parse(club.items).map((each, position) => ({ ...each, clubId: club.idGolfCC, position })));

export const feeRows = () => rowsOf(fees.result, feeContent);
export const scheduleRows = () => rowsOf(scheduleTables.result, scheduleContent);
export const bookingInfoRows = () => rowsOf(bookingInfo.result, bookingContent);
export const guestInfoRows = () => rowsOf(guestInfo.result, guestContent);
