import { paths } from '#contract/site/site-paths.ts';
import type { Setting } from '#contract/site/setting.ts';

/** Wordmark from the settings; until they are loaded, the default names. */
export const wordmarkOf = (setting: Setting | undefined) => ({
  name: setting?.groupName ?? '오크 리조트 골프',
  latin: setting?.groupNameEn ?? 'OAK RESORT GOLF',
  href: paths.home,
});

/** Phone number for reservations. */
export const phoneOf = (setting: Setting | undefined) =>
  setting ? { label: '예약·문의', number: setting.reservationTel } : null;

/** Links to the social media of the resort. */
export const socialOf = (setting: Setting | undefined) =>
  setting
    ? [
        { href: setting.instagramLink, label: 'Instagram', isExternal: true },
        { href: setting.facebookLink, label: 'Facebook', isExternal: true },
        { href: setting.kakaoLink, label: 'KakaoTalk', isExternal: true },
        { href: setting.youtubeLink, label: 'YouTube', isExternal: true },
      ]
    : [];
