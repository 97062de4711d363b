import type { AnyEventObject } from 'xstate';
import type { Credentials } from '#contract/account/credentials.ts';
import { signIn } from '#contract/account/member.ts';
import { loginLock } from '#contract/shared/limits.ts';
import { newPerson } from '#tests/e2e/lib/new-person.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { stopClock } from '../browser/stop-clock.ts';
import { nextOutput } from '../browser/upcoming.ts';

describeBrowserPaths(flow, atLogin);

async function atLogin({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const reservation = await heldCalls(page, '**/sandbox/reservation/login', expectConsoleError);
  const signingIn = await heldCalls(page, `**${signIn.path}`, expectConsoleError);
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
  return {
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
