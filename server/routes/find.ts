import { checkId, findCorporation, findId, modifyPassword } from '#contract/account/find.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { checkId as check } from '../services/find/check-id.ts';
import { findCorporation as corporation } from '../services/find/corporation.ts';
import { findId as id } from '../services/find/id.ts';
import { modifyPassword as modify } from '../services/find/modify-password.ts';

export function findRoutes(app: App, deps: Deps): void {
  bind(app, findCorporation, ({ query }) => corporation(deps, query));
  bind(app, findId, ({ body }) => id(deps, body));
  bind(app, checkId, ({ query }) => check(deps, query));
  bind(app, modifyPassword, async ({ body, client, device }) => {
    await modify(deps, body, client, device?.cookie);
    return null;
  });
}
