import { paths } from '#contract/site-paths.ts';
import type { Setting } from '#contract/setting.ts';

/** The wordmark: from the settings, and until they are here, the names they start with. */
export const wordmarkOf = (setting: Setting | undefined) => ({
  name: setting?.groupName ?? '오크 리조트 골프',
  latin: setting?.groupNameEn ?? 'OAK RESORT GOLF',
  href: paths.home,
});
