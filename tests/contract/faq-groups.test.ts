import { expect, test } from 'vitest';
import builtin from '#contract/news/builtin-faqs.json' with { type: 'json' };
import { faqGroups } from '#contract/news/faq-groups.ts';
import served from '#server/db/seed/content/faqs.json' with { type: 'json' };

const counts = (questions: readonly { title: string }[]) =>
  faqGroups(questions).map(({ name, questions: grouped }) => [name, grouped.length]);

test('each question is in one group, in the order of the list', () => {
  expect([counts(served), counts(builtin)]).toEqual([
    [
      ['이용', 9],
      ['예약', 3],
      ['요금', 2],
      ['계정', 3],
      ['회원', 1],
    ],
    [
      ['예약', 6],
      ['회원', 1],
      ['계정', 8],
    ],
  ]);
  expect(faqGroups(['예약 1', '카트', '예약 2'].map((title) => ({ title })))).toEqual([
    { name: '예약', questions: [{ title: '예약 1' }, { title: '예약 2' }] },
    { name: '이용', questions: [{ title: '카트' }] },
  ]);
});
