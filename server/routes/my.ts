import { activity } from '#contract/account/activity.ts';
import { bookings, countBookings } from '#contract/booking/booking.ts';
import { consents } from '#contract/account/consent.ts';
import {
  cancelContactChange,
  confirmEmail,
  confirmMobile,
  contactChanges,
  sendEmailCode,
} from '#contract/account/contact-change.ts';
import { endOtherSessions, endSession, sessions } from '#contract/account/device-session.ts';
import { memberships } from '#contract/membership/membership.ts';
import { ownData } from '#contract/account/own-data.ts';
import { addPasskey, offerPasskey, passkeys, removePasskey, renamePasskey } from '#contract/account/passkey.ts';
import { modifyProfile } from '#contract/account/profile.ts';
import { leave } from '#contract/account/withdrawal.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { listActivity } from '../services/access/activity.ts';
import { countBookings as count } from '../services/booking/count.ts';
import { listBookings } from '../services/booking/list.ts';
import { listConsents } from '../services/consent/list.ts';
import { cancelContactChange as cancel } from '../services/contact-change/cancel.ts';
import { confirmEmail as proveEmail } from '../services/contact-change/confirm-email.ts';
import { confirmMobile as proveMobile } from '../services/contact-change/confirm-mobile.ts';
import { listContactChanges } from '../services/contact-change/pending.ts';
import { sendEmailCode as sendCode } from '../services/contact-change/send-code.ts';
import { listMemberships } from '../services/membership/list.ts';
import { readOwnData } from '../services/own-data/read.ts';
import { addPasskey as add } from '../services/passkey/add.ts';
import { listPasskeys } from '../services/passkey/list.ts';
import { offerPasskey as offer } from '../services/passkey/offer.ts';
import { removePasskey as remove } from '../services/passkey/remove.ts';
import { renamePasskey as rename } from '../services/passkey/rename.ts';
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
  bind(app, contactChanges, ({ session }) => listContactChanges(deps, session));
  bind(app, sendEmailCode, async ({ session }) => {
    await sendCode(deps, session);
    return null;
  });
  bind(app, confirmEmail, async ({ session, body, client }) => {
    await proveEmail(deps, session, body.code, client);
    return null;
  });
  bind(app, confirmMobile, async ({ session, body, client }) => {
    await proveMobile(deps, session, body, client);
    return null;
  });
  bind(app, cancelContactChange, async ({ session, body }) => {
    await cancel(deps, session, body.kind);
    return null;
  });
  bind(app, leave, async ({ session, body, client }) => {
    await withdraw(deps, session, body, client);
    return null;
  });
  bind(app, consents, ({ session }) => listConsents(deps, session));
  bind(app, ownData, ({ session, client }) => readOwnData(deps, session, client));
  bind(app, activity, ({ session, query }) => listActivity(deps, session, query));
  bind(app, sessions, ({ session }) => listSessions(deps, session));
  bind(app, endSession, async ({ session, body }) => {
    await endOneSession(deps, session, body.id);
    return null;
  });
  bind(app, endOtherSessions, ({ session }) => endOthers(deps, session));
  bind(app, passkeys, ({ session }) => listPasskeys(deps, session));
  bind(app, offerPasskey, ({ session, browser }) => offer(deps, session, browser.origin));
  bind(app, addPasskey, ({ session, body, client, browser }) =>
    add(deps, session, body, { client, origin: browser.origin }),
  );
  bind(app, renamePasskey, ({ session, body }) => rename(deps, session, body));
  bind(app, removePasskey, async ({ session, body, client }) => {
    await remove(deps, session, body.id, client);
    return null;
  });
}
