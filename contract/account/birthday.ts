import { dayInKorea } from '../shared/day.ts';

/** Members are 14 to 77 full years old (spec 001 §5, §9). */
const ageLimits = { youngest: 14, oldest: 77 } as const;

export type Birthday = { year: number; month: number; day: number };

export const defaultBirthday: Birthday = { year: 1990, month: 1, day: 1 };

/** Returns the selectable years of birth, latest first: from 14 to 77 years before the current year in Korea. */
export function selectableYears(today: Date): number[] {
  const { year } = koreanDate(today);
  return Array.from(
    { length: ageLimits.oldest - ageLimits.youngest + 1 },
    (_, index) => year - ageLimits.youngest - index,
  );
}

export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Clamps the day to the last one of its month (spec 001 §4). */
export const clampedBirthday = ({ year, month, day }: Birthday): Birthday => ({
  year,
  month,
  day: Math.min(day, daysInMonth(year, month)),
});

/** Formats a birthday as `YYYYMMDD`, the format of registrations and verifications. */
export const birthdayText = ({ year, month, day }: Birthday): string =>
  `${String(year).padStart(4, '0')}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;

/** Parses `YYYYMMDD` or `YYYY-MM-DD`; returns null if there is no such day. */
export function birthdayOf(text: string): Birthday | null {
  const parts = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text);
  if (!parts) return null;
  const [year, month, day] = parts.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : null;
}

/** Returns the age in full years on the current day in Korea. */
export function ageOn(today: Date, { year, month, day }: Birthday): number {
  const now = koreanDate(today);
  const hadBirthday = now.month > month || (now.month === month && now.day >= day);
  return now.year - year - (hadBirthday ? 0 : 1);
}

export function isOfAge(today: Date, birthday: Birthday): boolean {
  const age = ageOn(today, birthday);
  return age >= ageLimits.youngest && age <= ageLimits.oldest;
}

function koreanDate(at: Date): Birthday {
  const [year = 0, month = 0, day = 0] = dayInKorea(at).split('-').map(Number);
  return { year, month, day };
}
