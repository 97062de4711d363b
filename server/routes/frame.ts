import { banners, keyVisuals, popups } from '#contract/site/frame.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { publicCachePolicy } from '../http/cache-policy.ts';
import { listBanners, listKeyVisuals, listPopups } from '../services/frame/list.ts';

export function frameRoutes(app: App, deps: Deps): void {
  bind(app, popups, () => listPopups(deps), publicCachePolicy);
  bind(app, banners, () => listBanners(deps), publicCachePolicy);
  bind(app, keyVisuals, ({ query }) => listKeyVisuals(deps, query.pageType), publicCachePolicy);
}
