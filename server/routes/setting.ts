import { getSetting } from '#contract/site/setting.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { publicCachePolicy } from '../http/cache-policy.ts';
import { readSetting } from '../services/setting/read.ts';

export function settingRoutes(app: App, deps: Deps): void {
  bind(app, getSetting, () => readSetting(deps), publicCachePolicy);
}
