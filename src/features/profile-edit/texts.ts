import { dayInKorea, listDay, timeInKorea } from '#contract/shared/day.ts';

/** A version is named by its date, in the format of the site. */
export const versionText = (version: string): string => version.replaceAll('-', '.');

/** The day of a moment, in Korea. */
export const dayText = (moment: string): string => listDay(dayInKorea(new Date(moment)));

/** Day and time of a moment, in Korea. */
export const momentText = (moment: string): string => `${dayText(moment)} ${timeInKorea(new Date(moment))}`;

/** The state of a consent: when it was given, whether it is still valid, and what saving would change. */
export function consentText({
  isTicked,
  wasTicked,
  since,
}: {
  isTicked: boolean;
  wasTicked: boolean;
  since: string | null;
}): string {
  if (isTicked && !wasTicked) return '저장하면 오늘 날짜로 동의';
  if (!isTicked && wasTicked) return '저장하면 철회';
  if (since === null) return '';
  return `${dayText(since)} 동의${isTicked ? '' : ' · 철회함'}`;
}
