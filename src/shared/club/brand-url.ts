import { parseUrl } from '#contract/shared/parse-url.ts';
import type { Setting } from '#contract/site/setting.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';

/** Returns the URL of a club's brand site from the settings; null unless it is an absolute https URL. */
export function brandUrl(
  club: ClubKey,
  setting: Pick<Setting, 'seongmunanBrandUrl' | 'wolsongriBrandUrl'> | undefined,
): string | null {
  const url = {
    seongmunan: setting?.seongmunanBrandUrl,
    wolsongri: setting?.wolsongriBrandUrl,
    oakhills: undefined,
    oakvalley: undefined,
  }[club];
  return url !== undefined && parseUrl(url)?.protocol === 'https:' ? url : null;
}
