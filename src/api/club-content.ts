import { queryOptions } from '@tanstack/react-query';
import { clubIds } from '#contract/club-code.ts';
import { bookingInfo, fees, guestInfo, scheduleTables, terms } from '#contract/club-content.ts';
import type { ClubKey } from '#contract/site-paths.ts';
import type { Client } from './client.ts';

const of = (club: ClubKey) => ({ idGolfCC: clubIds[club] });

export const feesQuery = (client: Client, club: ClubKey) =>
  queryOptions({ queryKey: ['fees', club], queryFn: ({ signal }) => client(fees, { query: of(club), signal }) });

export const bookingInfoQuery = (client: Client, club: ClubKey) =>
  queryOptions({ queryKey: ['bookingInfo', club], queryFn: ({ signal }) => client(bookingInfo, { query: of(club), signal }) });

export const scheduleTablesQuery = (client: Client, club: ClubKey) =>
  queryOptions({ queryKey: ['scheduleTables', club], queryFn: ({ signal }) => client(scheduleTables, { query: of(club), signal }) });

export const guestInfoQuery = (client: Client, club: ClubKey) =>
  queryOptions({ queryKey: ['guestInfo', club], queryFn: ({ signal }) => client(guestInfo, { query: of(club), signal }) });

export const termsQuery = (client: Client, club: ClubKey) =>
  queryOptions({ queryKey: ['terms', club], queryFn: ({ signal }) => client(terms, { query: of(club), signal }) });
