import type { AnyEventObject } from 'xstate';
import { loginLock } from '#contract/shared/limits.ts';
import { requestStaffPasskey, signInByStaffPasskey } from '#contract/staff/passkey.ts';
import { signInStaff } from '#contract/staff/staff.ts';
import { newStaffPasskey, virtualAuthenticatorOnce } from '#tests/e2e/lib/passkeys.ts';
import { newStaff, staffPassword } from '#tests/e2e/lib/staff.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { stopClock } from '../browser/stop-clock.ts';
import { nextOutput } from '../browser/upcoming.ts';

const labels: Readonly<Record<string, string>> = { loginId: '아이디', password: '비밀번호', code: '인증번호' };

/** Only Chromium has an authenticator for tests. */
const isInEveryEngine = ({ type }: AnyEventObject) => type !== 'passkey.chosen';

describeBrowserPaths(flow, atLogin, undefined, isInEveryEngine);

async function atLogin({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const signingIn = await heldCalls(page, `**${signInStaff.path}`, expectConsoleError);
  const requests = await heldCalls(page, `**${requestStaffPasskey.path}`, expectConsoleError);
  const signingInByPasskey = await heldCalls(page, `**${signInByStaffPasskey.path}`, expectConsoleError);
  // Another one for each attempt: an id stays locked on the server, and an app has two codes at a time.
  let staff = await newStaff('CONSULTATION');
  // Nobody is logged in yet.
  expectConsoleError(/status of 401/);
  await page.clock.install();
  await openInspected(page, '/admin/nowhere');
  const field = (name: string) => page.getByLabel(labels[name] ?? '', { exact: true });
  const fail = () =>
    page.request.post(signInStaff.path, {
      data: { loginId: staff.loginId, password: 'wrong', code: staff.app.nextCode() },
    });
  /** Wrong logins until the next one locks the id, or, for a passkey, until it is locked. */
  const failTimes = async (count: number) => {
    for (let failures = 0; failures < count; failures += 1) await fail();
  };
  let forgetPasskey = async () => {};
  const authenticators = virtualAuthenticatorOnce(page);
  return {
    async 'form.submitted'({ credentials }, upcoming) {
      const { kind } = nextOutput(upcoming, 'signIn') ?? {};
      staff = await newStaff('CONSULTATION');
      const isSent = credentials.loginId !== '' && credentials.password !== '' && credentials.code.length > 5;
      if (kind === 'locked') await failTimes(loginLock.failures - 1);
      const isWrong = kind === 'refused' || kind === 'locked';
      const typed = isSent
        ? { loginId: staff.loginId, password: isWrong ? 'wrong' : staffPassword, code: staff.app.nextCode() }
        : credentials;
      for (const name of Object.keys(labels)) await field(name).fill(typed[name]);
      await person.submit.click();
    },
    async 'passkey.chosen'(_, upcoming) {
      staff = await newStaff('CONSULTATION');
      const { authenticator, remove } = await newStaffPasskey(staff);
      forgetPasskey = remove;
      await (await authenticators()).replaceBy(authenticator);
      if (nextOutput(upcoming, 'signInByPasskey')?.kind === 'locked') await failTimes(loginLock.failures);
      await page.getByRole('button', { name: '패스키로 로그인' }).click();
    },
    'field.changed': async ({ field: name }) => field(name).fill(`${await field(name).inputValue()}1`),
    'alert.dismissed': () => person.dismiss(),
    'countdown.ticked': () => page.clock.runFor(1_000),
    'countdown.finished': () => page.clock.fastForward('31:00'),
    async 'xstate.done.actor.signIn'({ output }) {
      if (output.kind === 'unreached') return signingIn.cut();
      // The page yields to the main thread before its call, which needs a running clock.
      await signingIn.arrived();
      if (output.kind === 'locked') await stopClock(page);
      return signingIn.pass();
    },
    'xstate.error.actor.signIn': () => signingIn.answer(unreadable),
    async 'xstate.done.actor.signInByPasskey'({ output }) {
      await requests.pass();
      await signingInByPasskey.arrived();
      if (output.kind === 'refused') await forgetPasskey();
      if (output.kind === 'locked') await stopClock(page);
      return signingInByPasskey.pass();
    },
    'xstate.error.actor.signInByPasskey': () => requests.answer(unreadable),
  };
}
