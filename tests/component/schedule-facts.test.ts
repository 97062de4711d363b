import { expect, test } from 'vitest';
import scheduleContent from '#server/db/seed/content/schedule-tables.json' with { type: 'json' };
import { dayFlow, dayWithWeekday, nextOpenings } from '#src/features/club/booking/schedule-facts.ts';

const schedulesOf = (club: string) => scheduleContent.find(({ key }) => key === club)?.items ?? [];

test('the next opening of each schedule is computed from its rules', () => {
  const openingsOn = (today: string) =>
    ['seongmunan', 'oakvalley', 'oakhills', 'wolsongri'].map((club) => nextOpenings(schedulesOf(club), today));
  expect(openingsOn('2026-11-29')).toEqual([
    [{ kind: 'booking', day: '2026-11-30', time: '09:00', playDays: ['2026-12-28', '2026-12-29'] }],
    [
      { kind: 'lottery', day: '2026-12-01', time: '09:00~13:00', playDays: ['2026-12-26'] },
      { kind: 'booking', day: '2026-11-30', time: '09:00', playDays: [] },
    ],
    [{ kind: 'lottery', day: '2026-11-30', time: '09:00~13:00', playDays: ['2026-12-19'] }],
    [{ kind: 'booking', day: '2026-11-29', time: '10:00', playDays: ['2026-12-20'] }],
  ]);
  expect(nextOpenings(schedulesOf('seongmunan'), '2026-12-03')).toEqual([
    { kind: 'booking', day: '2026-12-03', time: '10:00', playDays: ['2027-01-02', '2027-01-03'] },
  ]);
});

test('a schedule in minutes before the start is a flow of the day, another is none', () => {
  expect(schedulesOf('seongmunan').map(dayFlow)).toEqual([
    null,
    null,
    {
      caption: '출발 시각 기준 안내',
      steps: [
        { time: '60분 전', text: '내장 등록과 락커 배정', place: '본관 프런트' },
        { time: '40분 전', text: '식사 또는 연습 그린', place: '별채 식당, 연습 그린' },
        { time: '15분 전', text: '카트 탑승과 준비 체조', place: '출발 광장' },
        { time: '종료 후', text: '클럽 확인과 정산', place: '백 보관소, 프런트' },
      ],
    },
  ]);
});

test('a schedule without a table, or with rules in other words, has no opening', () => {
  const odd = '<table><tr><th>요일</th><th>예약 개시일</th></tr><tr><td>월요일</td><td>전화로 문의</td></tr></table>';
  expect([
    nextOpenings([{ scheduleTable: '<p>준비 중</p>' }, { scheduleTable: odd }], '2026-11-29'),
    dayWithWeekday('2026-12-28'),
  ]).toEqual([[], '12월 28일(월)']);
});
