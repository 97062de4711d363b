import { clubIds } from '#contract/site/club-code.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

const load = () => import('#contract/clubs/club-content.ts');

const byClub = (club: ClubKey) => ({ query: { idGolfCC: clubIds[club] } });

export const directionsQuery = (client: Client, club: ClubKey) => readQuery(client, 'directions', async () => (await load()).directions, byClub(club));

export const feesQuery = (client: Client, club: ClubKey) => readQuery(client, 'fees', async () => (await load()).fees, byClub(club));

export const bookingInfoQuery = (client: Client, club: ClubKey) => readQuery(client, 'bookingInfo', async () => (await load()).bookingInfo, byClub(club));

export const scheduleTablesQuery = (client: Client, club: ClubKey) => readQuery(client, 'scheduleTables', async () => (await load()).scheduleTables, byClub(club));

export const guestInfoQuery = (client: Client, club: ClubKey) => readQuery(client, 'guestInfo', async () => (await load()).guestInfo, byClub(club));

export const termsQuery = (client: Client, club: ClubKey) => readQuery(client, 'terms', async () => (await load()).terms, byClub(club));
