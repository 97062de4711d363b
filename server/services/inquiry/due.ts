import { addBusinessDays, format, parseISO } from 'date-fns';
import { answerDueWorkingDays } from '#contract/staff/consultation.ts';
import { dayInKorea } from '#contract/shared/day.ts';

/** Returns when an answer is due: at six in the evening, in Korea, of the second working day after `from`. */
export function answerDueAt(from: Date): Date {
  const day = addBusinessDays(parseISO(dayInKorea(from)), answerDueWorkingDays);
  return new Date(`${format(day, 'yyyy-MM-dd')}T18:00:00+09:00`);
}
