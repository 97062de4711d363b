import type { Page } from 'playwright/test';
import { bookings, type Booking } from '#contract/booking/booking.ts';
import { success } from '#contract/http/envelope.ts';

/** The user's actions in the booking history, by the words on screen. */
export function bookingsAt(page: Page) {
  const filter = page.getByRole('form', { name: '예약 조회' });
  const list = page.getByRole('region', { name: '예약 내역' });
  return {
    from: filter.getByLabel('시작일'),
    to: filter.getByLabel('종료일'),
    course: filter.getByLabel('코스'),
    memberships: filter.getByLabel('회원권'),
    status: filter.getByLabel('상태'),
    search: filter.getByRole('button', { name: '조회' }),
    range: (name: string) => filter.getByRole('button', { name, exact: true }),
    list,
    total: list.getByText(/^총 /),
    rows: list.getByRole('row').filter({ has: page.getByRole('rowheader') }),
    csv: list.getByRole('button', { name: /^CSV 내려받기/ }),
    retry: list.getByRole('button', { name: '다시 불러오기' }),
    open: (search = '') => page.goto(`/mypage/booking${search}`),
  };
}

/** The server's own response to a filter. */
export async function bookingsOf(page: Page, token: string, query: Record<string, string>): Promise<Booking[]> {
  const response = await page.request.get(bookings.path, {
    params: query,
    headers: { Authorization: `Bearer ${token}` },
  });
  return success(bookings.result).parse(await response.json()).data;
}

/** Returns a response of `count` bookings, the latest first. */
export function manyBookings(count: number): Booking[] {
  return Array.from({ length: count }, (_, index) => ({
    MEMB_NO: '51-02-004417',
    RSVN_GEST_NAME: `손님${index + 1}`,
    PROPERTY_NO: '41',
    PLAY_DATE: '2026-11-01',
    PLAY_TIME: '0730',
    HOLE_TYPE_CODE: '18',
    GOLF_RSVN_TYPE_CODE: 'I',
  }));
}
