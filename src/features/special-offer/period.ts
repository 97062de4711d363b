import { listDay, type Day } from '#contract/day.ts';

/** 2026.11.01 ~ 2026.12.20. */
export const periodOf = ({ startDate, endDate }: { startDate: Day; endDate: Day }): string => `${listDay(startDate)} ~ ${listDay(endDate)}`;
