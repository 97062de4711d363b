import { bookings, countBookings } from '#contract/booking/booking.ts';
import { consents } from '#contract/account/consent.ts';
import { endOtherSessions, endSession, sessions } from '#contract/account/device-session.ts';
import { memberships } from '#contract/membership/membership.ts';
import { ownData } from '#contract/account/own-data.ts';
import { modifyProfile } from '#contract/account/profile.ts';
import { leave } from '#contract/account/withdrawal.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { countBookings as count } from '../services/booking/count.ts';
import { listBookings } from '../services/booking/list.ts';
import { listConsents } from '../services/consent/list.ts';
import { listMemberships } from '../services/membership/list.ts';
import { readOwnData } from '../services/own-data/read.ts';
import { modifyProfile as modify } from '../services/profile/modify.ts';
import { endOneSession } from '../services/session/end-one.ts';
import { endOtherSessions as endOthers } from '../services/session/end-others.ts';
import { listSessions } from '../services/session/list.ts';
import { withdraw } from '../services/withdrawal/withdraw.ts';

export function myRoutes(app: App, deps: Deps): void {
  bind(app, memberships, ({ session }) => listMemberships(deps, session));
  bind(app, bookings, ({ session, query }) => listBookings(deps, session, query));
  bind(app, countBookings, ({ session, query }) => count(deps, session, query));
  bind(app, modifyProfile, async ({ session, body, client }) => {
    await modify(deps, session, body, client);
    return null;
  });
  bind(app, leave, async ({ session, body, client }) => {
    await withdraw(deps, session, body, client);
    return null;
  });
  bind(app, consents, ({ session }) => listConsents(deps, session));
  bind(app, ownData, ({ session, client }) => readOwnData(deps, session, client));
  bind(app, sessions, ({ session }) => listSessions(deps, session));
  bind(app, endSession, async ({ session, body }) => {
    await endOneSession(deps, session, body.id);
    return null;
  });
  bind(app, endOtherSessions, ({ session }) => endOthers(deps, session));
}
