import { bookings } from '#contract/booking/booking.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { chunkFile } from '#tests/e2e/lib/chunk.ts';
import { bookingsAt } from '#tests/e2e/lib/bookings.ts';
import type { Flow } from '../lib/flow.ts';
import { note } from '../lib/note.ts';

/** The flow's own console message, spec 001 §8. */
const logged = /^Booking history: (ApiError|NetworkError|TypeError|DOMException|Error|TimeoutError)/;

const downloadedText = 'the file is there';

const list: Flow = {
  name: 'booking history: the list',
  calls: new RegExp(`${bookings.path}\\?`),
  tries: 2,
  errorTexts: ['불러오지 못했습니다.'],
  async setUp({ page, arriveAs, allow }) {
    allow(logged);
    await arriveAs('member01', '/mypage/booking');
    const { total, status, search, retry, list: results } = bookingsAt(page);
    await total.waitFor();
    await status.selectOption('N');
    return {
      async press() {
        await search.click();
        await page.waitForURL(/statusCode=N/);
      },
      typed: [[status, 'N']],
      done: results.getByText(/^총 \d+건$/),
      retry: () => retry.click(),
    };
  },
};

const csv: Flow = {
  name: 'booking history: the file',
  calls: new RegExp(`/${chunkFile('booking-csv')}$`),
  errorTexts: [myPageMessages.csvFailed],
  async setUp({ page, person, arriveAs, allow }) {
    allow(logged);
    allow(/Failed to load module script/);
    await arriveAs('member01', '/mypage/booking');
    const bookingList = bookingsAt(page);
    await bookingList.rows.first().waitFor();
    page.on('download', () => void note(page, downloadedText));
    const requestCsv = async () => {
      await bookingList.csv.click();
      await person.confirm();
    };
    return { press: requestCsv, done: page.getByText(downloadedText) };
  },
};

export const bookingFlows = [list, csv];
