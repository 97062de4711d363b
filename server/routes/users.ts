import { memberByDi } from '#contract/account/find.ts';
import { me, signIn, signOut } from '#contract/account/member.ts';
import { checkPasskey, requestPasskey, signInByPasskey } from '#contract/account/passkey-sign-in.ts';
import { checkPassword } from '#contract/account/profile.ts';
import { validId } from '#contract/account/service-id.ts';
import { signUp } from '#contract/account/sign-up.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { readMember } from '../services/member/read.ts';
import { requireFreeId } from '../services/member/valid-id.ts';
import { checkPasskey as checkAnswer } from '../services/passkey/check.ts';
import { loginKey } from '../services/passkey/challenge.ts';
import { requestPasskey as request } from '../services/passkey/request.ts';
import { signInByPasskey as openByPasskey } from '../services/passkey/sign-in.ts';
import { checkPassword as check } from '../services/password/check.ts';
import { revokeSession } from '../services/session/revoke.ts';
import { signIn as openSession } from '../services/sign-in/sign-in.ts';
import { findExisting } from '../services/sign-up/existing.ts';
import { signUp as register } from '../services/sign-up/sign-up.ts';

export function userRoutes(app: App, deps: Deps): void {
  bind(app, signIn, ({ body, client, device }) => openSession(deps, body, { client, ...device }));
  bind(app, requestPasskey, ({ browser }) => request(deps, browser.origin, loginKey));
  bind(app, checkPasskey, ({ body, browser }) => checkAnswer(deps, body, browser.origin));
  bind(app, signInByPasskey, ({ body, client, device }) => openByPasskey(deps, body.ticket, { client, ...device }));
  bind(app, signOut, async ({ session }) => {
    await revokeSession(deps, session);
    return null;
  });
  bind(app, signUp, ({ body }) => register(deps, body));
  bind(app, validId, async ({ body }) => {
    await requireFreeId(deps, body.serviceId);
    return null;
  });
  bind(app, memberByDi, ({ body }) => findExisting(deps, body));
  bind(app, me, ({ session }) => readMember(deps, session.memberId));
  bind(app, checkPassword, async ({ session, body }) => ({ access_token: await check(deps, session, body.password) }));
}
