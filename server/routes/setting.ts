import { etag } from 'hono/etag';
import { getSetting } from '#contract/setting.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { readSetting } from '../services/setting/read.ts';

export function settingRoutes(app: App, deps: Deps): void {
  app.use(getSetting.path, etag());
  bind(app, getSetting, () => readSetting(deps), { maxAge: 60 });
}
