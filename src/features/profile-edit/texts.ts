import { dayText } from '#src/shared/words/moment-text.ts';

/** A version is named by its date, in the format of the site. */
export const versionText = (version: string): string => version.replaceAll('-', '.');

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
