import type { Setting } from '#contract/site/setting.ts';
import settingExtra from '#server/db/seed/content/setting-extra.json' with { type: 'json' };
import settingMain from '#server/db/seed/content/setting.json' with { type: 'json' };

/** The setting of the site as a server returns it. */
export const setting: Setting = {
  ...settingMain,
  ...settingExtra,
  membershipTel: '1588-7677',
  familySites: [],
  reservationLoginUrl: '/login',
  hasTeeTimes: false,
  reservationSignature: '',
};
