import { memberships } from '#contract/membership.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { listMemberships } from '../services/membership/list.ts';

export function myRoutes(app: App, deps: Deps): void {
  bind(app, memberships, ({ session }) => listMemberships(deps, session.memberId));
}
