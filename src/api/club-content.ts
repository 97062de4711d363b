import { clubIds } from '#contract/club-code.ts';
import { bookingInfo, fees, guestInfo, scheduleTables, terms } from '#contract/club-content.ts';
import type { ClubKey } from '#contract/site-paths.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

const of = (club: ClubKey) => ({ query: { idGolfCC: clubIds[club] } });

export const feesQuery = (client: Client, club: ClubKey) => readQuery(client, fees, of(club));

export const bookingInfoQuery = (client: Client, club: ClubKey) => readQuery(client, bookingInfo, of(club));

export const scheduleTablesQuery = (client: Client, club: ClubKey) => readQuery(client, scheduleTables, of(club));

export const guestInfoQuery = (client: Client, club: ClubKey) => readQuery(client, guestInfo, of(club));

export const termsQuery = (client: Client, club: ClubKey) => readQuery(client, terms, of(club));
