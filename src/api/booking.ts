import { queryOptions } from '@tanstack/react-query';
import { bookings, countBookings, type BookingFilter } from '#contract/booking/booking.ts';
import type { Client } from './client.ts';
import { memberKey } from './member.ts';
import { retryUpTo } from './retry.ts';

/** The bookings that a filter asks for; retried once. */
export const bookingsQuery = (client: Client, { statusCode, ...filter }: BookingFilter) =>
  queryOptions({
    queryKey: [...memberKey, 'bookings', filter, statusCode],
    queryFn: ({ signal }) => client(bookings, { query: { ...filter, ...(statusCode !== null && { statusCode }) }, signal }),
    retry: retryUpTo(1),
  });

/** The counts of a range, whatever status is looked at (`docs/decisions`); retried once. */
export const bookingCountQuery = (client: Client, { statusCode: _, ...filter }: BookingFilter) =>
  queryOptions({
    queryKey: [...memberKey, 'bookingCount', filter],
    queryFn: ({ signal }) => client(countBookings, { query: filter, signal }),
    retry: retryUpTo(1),
  });
