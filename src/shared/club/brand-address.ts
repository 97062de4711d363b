import type { Setting } from '#contract/site/setting.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';

/** The brand site of a club, where the settings name one that can be trusted: a whole https address; null else. */
export function brandAddress(club: ClubKey, setting: Pick<Setting, 'seongmunanBrandUrl' | 'wolsongriBrandUrl'> | undefined): string | null {
  const url = { seongmunan: setting?.seongmunanBrandUrl, wolsongri: setting?.wolsongriBrandUrl, oakhills: undefined, oakvalley: undefined }[club];
  return url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;
}
