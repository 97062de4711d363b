import { me, signIn, signOut } from '#contract/member.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { limitRate } from '../http/limit-rate.ts';
import { readMember } from '../services/member/read.ts';
import { revokeSession } from '../services/session/revoke.ts';
import { signIn as openSession } from '../services/sign-in/sign-in.ts';

export function userRoutes(app: App, deps: Deps): void {
  app.use(signIn.path, limitRate(deps));
  bind(app, signIn, ({ body }) => openSession(deps, body));
  bind(app, signOut, async ({ session }) => {
    await revokeSession(deps, session);
    return null;
  });
  bind(app, me, ({ session }) => readMember(deps, session.memberId));
}
