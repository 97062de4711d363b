import { queryOptions } from '@tanstack/react-query';
import { bookings, countBookings, type BookingFilter } from '#contract/booking/booking.ts';
import type { Client } from './client.ts';
import { memberKey } from './member.ts';
import { retryUpTo } from './retry.ts';

/** Query of the bookings that match a filter; retried once. */
export const bookingsQuery = (client: Client, { statusCode, ...filter }: BookingFilter) =>
  queryOptions({
    queryKey: [...memberKey, 'bookings', filter, statusCode],
    queryFn: ({ signal }) =>
      client(bookings, { query: { ...filter, ...(statusCode !== null && { statusCode }) }, signal }),
    retry: retryUpTo(1),
  });

/** Query of the counts of a range, independent of the selected status (`docs/decisions`); retried once. */
export const bookingCountQuery = (client: Client, { statusCode: _, ...filter }: BookingFilter) =>
  queryOptions({
    queryKey: [...memberKey, 'bookingCount', filter],
    queryFn: ({ signal }) => client(countBookings, { query: filter, signal }),
    retry: retryUpTo(1),
  });
