import type { AnyEventObject } from 'xstate';
import { signIn } from '#contract/account/member.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, succeeded, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { stopClock } from '../browser/stop-clock.ts';

describeBrowserPaths(flow, atLogin);

async function atLogin({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const reservation = await heldCalls(page, '**/sandbox/reservation/login', expectConsoleError);
  const signingIn = await heldCalls(page, `**${signIn.path}`, expectConsoleError);
  // The server does not know the token of an invented response: calls with it stay pending.
  await page.route(/\/api\/v1\/(my\/|users\/me$)/, () => undefined);
  await page.clock.install();
  await openInspected(page, '/account/login', '&redirect=/mypage');
  const fieldOf = (name: string) => (name === 'serviceId' ? person.serviceId : person.password);
  return {
    async 'form.submitted'({ credentials, saveId }: AnyEventObject) {
      await person.enter(credentials.serviceId, credentials.password);
      if ((await person.saveId.isChecked()) !== saveId) await person.toggleSaveId();
      await person.submit.click();
    },
    'field.changed': async ({ field }) => fieldOf(field).fill(`${await fieldOf(field).inputValue()}x`),
    'alert.dismissed': () => person.dismiss(),
    'countdown.ticked': () => page.clock.runFor(1_000),
    'countdown.finished': () => page.clock.fastForward('31:00'),
    'xstate.done.actor.checkReservation': ({ output }) => reservation.answer({ errMsg: output.kind === 'accepted' ? '' : output.message }),
    'xstate.error.actor.checkReservation': () => reservation.cut(),
    async 'xstate.done.actor.signIn'({ output }) {
      if (output.kind === 'refused') return signingIn.answer(refused('400', output.message), 400);
      if (output.kind === 'signedIn') return signingIn.answer(succeeded({ access_token: 'issued', dormant: output.dormant, member: output.member }));
      // The page yields to the main thread before its first call, which needs a running clock.
      await signingIn.arrived();
      await stopClock(page);
      return signingIn.answer(refused('423', output.message, { retryAfter: output.secondsLeft }), 423);
    },
    'xstate.error.actor.signIn': () => signingIn.answer(unreadable),
  };
}
