import type { Client } from 'pg';
import { consultationFilter, consultationOrder, type ConsultationQuery } from '#contract/staff/consultation.ts';
import { pageOfConsultations } from '#server/services/inquiry/page.ts';
import { interleaved, timeOf } from '#tools/bench/interleaved.ts';
import { inClient, withHarness } from './harness.ts';

/** As many wait for an answer, however many there have been: a desk has its backlog, not its history. */
const open = 200;

/** First page of each filter and order, and a later page, of many consultations and of a thousand. */
export const consultations = withHarness(async function* measure(harness, { isShort }) {
  const makeDatabase = await harness.postgres();
  const [few, many] = [1_000, isShort ? 20_000 : 100_000];
  const [smallUrl, largeUrl] = [await makeDatabase('few'), await makeDatabase('many')];
  const [small, large] = [await harness.seeded(smallUrl), await harness.seeded(largeUrl)];
  await inClient(smallUrl, (client) => invent(client, few));
  await inClient(largeUrl, (client) => invent(client, many));
  const queries: [name: string, query: ConsultationQuery][] = [
    ...consultationFilter.options.flatMap((filter) =>
      consultationOrder.options.map((order): [string, ConsultationQuery] => [`${filter}, ${order}`, { filter, order }]),
    ),
    ['all of a kind', { filter: 'all', order: 'newest', inquiryType: 'CONDO' }],
    ['all, after the 500th', { filter: 'all', order: 'oldest', after: 500 }],
  ];
  const now = () => new Date();
  for (const [name, query] of queries) {
    const measured = await interleaved(51, {
      ours: timeOf(() => pageOfConsultations({ db: large.db, now }, query, 1)),
      against: timeOf(() => pageOfConsultations({ db: small.db, now }, query, 1)),
      warmUpRounds: 5,
    });
    yield {
      what: `consultations, ${many.toLocaleString('en')} against ${few.toLocaleString('en')}: ${name}`,
      unit: 'ms',
      ...measured,
      limit: { atMost: 1.5 },
    };
  }
});

/** Inserts consultations of the last year, of which the last ones are open, and each tenth of those is overdue. */
async function invent(client: Client, total: number): Promise<void> {
  await client.query(
    `insert into membership_inquiry (received_at, due_at, inquirer_type, inquiry_type, sealed, state, assignee_id)
      select now() - (($1 - n) || ' minutes')::interval,
        now() + (case when n % 10 = 0 then '-1 day' else '1 day' end)::interval,
        'PERSONAL',
        (case when n % 2 = 0 then 'GOLF' else 'CONDO' end)::inquiry_type,
        '',
        (case when n <= $1 - $2 then (case when n % 3 = 0 then 'answered' else 'closed' end)
          when n % 2 = 0 then 'received' else 'assigned' end)::consultation_state,
        case when n % 2 = 0 then null else n % 8 end
      from generate_series(1, $1::int) n`,
    [total, open],
  );
  await client.query('vacuum analyze membership_inquiry');
}
