import type { AnyEventObject } from 'xstate';
import type { Credentials } from '#contract/account/credentials.ts';
import { signIn } from '#contract/account/member.ts';
import { checkPasskey, requestPasskey, signInByPasskey } from '#contract/account/passkey-sign-in.ts';
import { loginLock } from '#contract/shared/limits.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { newPasskey, virtualAuthenticatorOnce } from '#tests/e2e/lib/passkeys.ts';
import { newPassword, newPerson } from '#tests/e2e/lib/new-person.ts';
import { password as seededPassword } from '#tests/e2e/lib/person.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { stopClock } from '../browser/stop-clock.ts';
import { nextOutput } from '../browser/upcoming.ts';

/** Only Chromium has an authenticator for tests. */
const isInEveryEngine = ({ type }: AnyEventObject) => type !== 'passkey.chosen';

describeBrowserPaths(flow, atLogin, undefined, isInEveryEngine);

async function atLogin({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const reservation = await heldCalls(page, '**/sandbox/reservation/login', expectConsoleError);
  const signingIn = await heldCalls(page, `**${signIn.path}`, expectConsoleError);
  const requests = await heldCalls(page, `**${requestPasskey.path}`, expectConsoleError);
  const checks = await heldCalls(page, `**${checkPasskey.path}`, expectConsoleError);
  const passkeySignIn = await heldCalls(page, `**${signInByPasskey.path}`, expectConsoleError);
  await page.clock.install();
  await openInspected(page, '/account/login', '&redirect=/mypage');
  const fieldOf = (name: string) => (name === 'serviceId' ? person.serviceId : person.password);
  /**
   * The credentials to which the server answers as the path goes on. An id without a member is refused and locked like
   * any other.
   */
  const credentialsFor = async (
    credentials: Credentials,
    upcoming: readonly AnyEventObject[],
  ): Promise<Credentials> => {
    const { kind, dormant } = nextOutput(upcoming, 'signIn') ?? {};
    if (kind === 'signedIn') return dormant ? { ...credentials, serviceId: 'sleeper01' } : credentials;
    if (kind === undefined) return credentials;
    const { serviceId } = newPerson();
    const wrong = { serviceId, password: `${serviceId}A!` };
    if (kind === 'locked')
      for (let failures = 1; failures < loginLock.failures; failures += 1)
        await page.request.post(signIn.path, { data: wrong });
    return wrong;
  };
  let forgetPasskey = async () => {};
  const authenticators = virtualAuthenticatorOnce(page);
  /** The member whose passkey the server answers as the path goes on. */
  const givePasskey = async (upcoming: readonly AnyEventObject[]) => {
    const { dormant } = nextOutput(upcoming, 'signInByPasskey') ?? {};
    const owner = dormant
      ? { serviceId: 'sleeper01', secret: seededPassword }
      : { serviceId: (await newMember(page.request)).serviceId, secret: newPassword };
    const { authenticator, remove } = await newPasskey(page.request, owner);
    forgetPasskey = remove;
    await (await authenticators()).replaceBy(authenticator);
    if (nextOutput(upcoming, 'askPasskey')?.kind === 'refused') await remove();
  };
  return {
    async 'passkey.chosen'({ saveId }, upcoming) {
      await givePasskey(upcoming);
      if ((await person.saveId.isChecked()) !== saveId) await person.toggleSaveId();
      await page.getByRole('button', { name: '패스키로 로그인' }).click();
    },
    async 'xstate.done.actor.askPasskey'() {
      await requests.pass();
      await checks.pass();
    },
    'xstate.error.actor.askPasskey': () => requests.answer(unreadable),
    'xstate.done.actor.checkReservationById': ({ output }) =>
      reservation.pass(output.kind === 'refused' ? inMode('refuse') : {}),
    'xstate.error.actor.checkReservationById': () => reservation.pass(inMode('down')),
    async 'xstate.done.actor.signInByPasskey'({ output }) {
      if (output.kind === 'refused') await forgetPasskey();
      if (output.kind !== 'locked') return passkeySignIn.pass();
      await passkeySignIn.arrived();
      await stopClock(page);
      return passkeySignIn.answer(refused('423', output.message, { retryAfter: output.secondsLeft }), 423);
    },
    'xstate.error.actor.signInByPasskey': () => passkeySignIn.answer(unreadable),
    async 'form.submitted'({ credentials, saveId }, upcoming) {
      const { serviceId, password } =
        credentials.serviceId && credentials.password ? await credentialsFor(credentials, upcoming) : credentials;
      await person.enter(serviceId, password);
      if ((await person.saveId.isChecked()) !== saveId) await person.toggleSaveId();
      await person.submit.click();
    },
    'field.changed': async ({ field }) => fieldOf(field).fill(`${await fieldOf(field).inputValue()}x`),
    'alert.dismissed': () => person.dismiss(),
    'countdown.ticked': () => page.clock.runFor(1_000),
    'countdown.finished': () => page.clock.fastForward('31:00'),
    'xstate.done.actor.checkReservation': ({ output }) =>
      reservation.pass(output.kind === 'refused' ? inMode('refuse') : {}),
    'xstate.error.actor.checkReservation': () => reservation.pass(inMode('down')),
    async 'xstate.done.actor.signIn'({ output }) {
      if (output.kind !== 'locked') return signingIn.pass();
      // The page yields to the main thread before its first call, which needs a running clock.
      await signingIn.arrived();
      await stopClock(page);
      return signingIn.pass();
    },
    'xstate.error.actor.signIn': () => signingIn.answer(unreadable),
  };
}

/** A request to which the sandbox of the reservation system answers in this mode. */
const inMode = (mode: 'refuse' | 'down') => ({ headers: { 'X-Sandbox-Reservation': mode } });
