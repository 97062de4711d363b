import { banners, keyVisuals, popups } from '#contract/frame.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { publicRead } from '../http/keeping.ts';
import { listBanners, listKeyVisuals, listPopups } from '../services/frame/list.ts';

export function frameRoutes(app: App, deps: Deps): void {
  bind(app, popups, () => listPopups(deps), publicRead);
  bind(app, banners, () => listBanners(deps), publicRead);
  bind(app, keyVisuals, ({ query }) => listKeyVisuals(deps, query.pageType), publicRead);
}
