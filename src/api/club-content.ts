import { directions, fees, bookingInfo, scheduleTables, guestInfo, terms } from '#contract/clubs/club-content.ts';
import { clubForecast } from '#contract/clubs/forecast.ts';
import { clubTeeTimes } from '#contract/clubs/tee-times.ts';
import type { Day } from '#contract/shared/day.ts';
import { clubIds } from '#contract/site/club-code.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';
import { retryUpTo } from './retry.ts';

const byClub = (club: ClubKey) => ({ query: { idGolfCC: clubIds[club] } });

export const directionsQuery = (client: Client, club: ClubKey) => readQuery(client, directions, byClub(club));

export const feesQuery = (client: Client, club: ClubKey) => readQuery(client, fees, byClub(club));

export const bookingInfoQuery = (client: Client, club: ClubKey) => readQuery(client, bookingInfo, byClub(club));

export const scheduleTablesQuery = (client: Client, club: ClubKey) => readQuery(client, scheduleTables, byClub(club));

export const guestInfoQuery = (client: Client, club: ClubKey) => readQuery(client, guestInfo, byClub(club));

export const termsQuery = (client: Client, club: ClubKey) => readQuery(client, terms, byClub(club));

/** Retried once, like the other call to the weather service (spec 000 §7). */
export const forecastQuery = (client: Client, club: ClubKey) => ({
  ...readQuery(client, clubForecast, byClub(club)),
  retry: retryUpTo(1),
});

/** Retried once: the server has called the reservation system twice by then. */
export const teeTimesQuery = (client: Client, club: ClubKey, day: Day) => ({
  ...readQuery(client, clubTeeTimes, { query: { idGolfCC: clubIds[club], day } }),
  retry: retryUpTo(1),
});
