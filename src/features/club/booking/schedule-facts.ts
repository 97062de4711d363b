import type { ScheduleTable } from '#contract/clubs/club-content.ts';
import type { Day } from '#contract/shared/day.ts';
import { parseHtml } from '#src/shared/served-html/parse-html.ts';

type Table = { caption: string; rows: string[][] };

/** The table of a schedule; without rows if it has none. */
function tableOf({ scheduleTable }: Pick<ScheduleTable, 'scheduleTable'>): Table {
  const table = parseHtml(scheduleTable).querySelector('table');
  return {
    caption: table?.caption?.textContent.trim() ?? '',
    rows: Array.from(table?.rows ?? [], ({ cells }) => Array.from(cells, ({ textContent }) => textContent.trim())),
  };
}

export type DayFlow = { caption: string; steps: { time: string; text: string; place: string }[] };

/** The steps of a schedule whose rows begin with minutes before the start; null for another schedule. */
export function dayFlow(schedule: Pick<ScheduleTable, 'scheduleTable'>): DayFlow | null {
  const { caption, rows } = tableOf(schedule);
  const [, ...steps] = rows;
  if (steps.filter(([time = '']) => /^\d+분 전$/.test(time)).length < 2) return null;
  return { caption, steps: steps.map(([time = '', text = '', place = '']) => ({ time, text, place })) };
}

export type Opening = { kind: 'booking' | 'lottery'; day: Day; time: string; playDays: Day[] };

/** The next day, today included, on which bookings of each schedule open, and the days of play that open then. */
export const nextOpenings = (schedules: readonly Pick<ScheduleTable, 'scheduleTable'>[], today: Day): Opening[] =>
  schedules.flatMap((schedule) => nextOpening(tableOf(schedule), today) ?? []);

function nextOpening({ rows: [head = [], ...rows] }: Table, today: Day): Opening | null {
  const column = head.findIndex((label) => /^(?:예약 개시일?|접수일)$/.test(label));
  if (column === -1) return null;
  const openings = rows.flatMap((row) => openingsOf(row[0] ?? '', row[column] ?? '', row[column + 1] ?? '', today));
  const day = openings.map((opening) => opening.day).sort()[0];
  if (day === undefined) return null;
  const first = openings.filter((opening) => opening.day === day);
  const time = first.map((opening) => opening.time).sort()[0] ?? '';
  const playDays = first.filter((opening) => opening.time === time).flatMap((opening) => opening.playDay ?? []);
  return {
    kind: head[column] === '접수일' ? 'lottery' : 'booking',
    day,
    time,
    playDays: [...new Set(playDays)].sort(),
  };
}

/** Openings of a row from today on, one for each weekday that it names: `4주 전 월요일`, `3주 전 같은 요일`. */
function openingsOf(
  name: string,
  rule: string,
  time: string,
  today: Day,
): { day: Day; time: string; playDay: Day | null }[] {
  const [, weeks, weekday = ''] = /^(\d)주 전 (같은|[월화수목금토일])\s?요일$/.exec(rule) ?? [];
  if (weeks === undefined) return [];
  const after = 7 * Number(weeks);
  const played = weekdaysIn(name);
  if (weekday === '같은')
    return played.map((index) => {
      const day = nextWeekday(today, index);
      return { day, time, playDay: addDays(day, after) };
    });
  const day = nextWeekday(today, weekdays.indexOf(weekday));
  const monday = addDays(day, after - weekdayOf(day));
  if (/공휴일|연휴/.test(name)) return [];
  return played.length === 0
    ? [{ day, time, playDay: null }]
    : played.map((index) => ({ day, time, playDay: addDays(monday, index) }));
}

const weekdays = '월화수목금토일';

/** The weekdays that the name of a row states: `월~금요일`, `토·일·공휴일`, `토요일 1부`. */
function weekdaysIn(name: string): number[] {
  const [, from = '', to = ''] = /^([월화수목금토일])~([월화수목금토일])요일/.exec(name) ?? [];
  if (from) return Array.from(weekdays, (_, index) => index).slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1);
  const [listed = ''] = /^[월화수목금토일](?:·[월화수목금토일])*(?=요일|·공휴일)/.exec(name) ?? [];
  return listed.split('·').flatMap((weekday) => (weekday ? weekdays.indexOf(weekday) : []));
}

const dayMs = 86_400_000;

const addDays = (day: Day, count: number): Day => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** Monday is 0. */
const weekdayOf = (day: Day): number => (new Date(day).getUTCDay() + 6) % 7;

const nextWeekday = (today: Day, index: number): Day => addDays(today, (index - weekdayOf(today) + 7) % 7);

/** Formats a day as 12월 28일(월). */
export const dayWithWeekday = (day: Day): string =>
  `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일(${weekdays[weekdayOf(day)]})`;
