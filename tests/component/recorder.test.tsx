import { act, fireEvent, screen, within } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Credentials } from '#contract/account/credentials.ts';
import { machineVersion } from '#tools/flows/inspect/machine-version.ts';
import { loginMachine } from '#machines/login.machine.ts';
import type { ReservationOutcome, SignInOutcome } from '#machines/login.types.ts';
import { scenario, scenarioFileName } from '#tools/flows/inspect/scenario.ts';
import { startRecording } from '#src/features/recorder/start.tsx';
import { inspectOptions } from '#src/shared/flow/inspect-options.ts';
import { isRecordingRequested } from '#src/shared/flow/recording.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { savedFiles, textOf } from './lib/saved-files.ts';
import { press } from './lib/screen.ts';

const credentials = { serviceId: 'member01', password: 'Golf2026!a' };

beforeEach(() => {
  document.documentElement.dataset['sandbox'] = '';
});
afterEach(() => {
  if (window.__flows) act(() => press('닫기'));
  delete document.documentElement.dataset['sandbox'];
});

const record = () => act(() => startRecording());
const startLogin = () =>
  createActor(
    loginMachine.provide({
      actors: {
        checkReservation: fromPromise<ReservationOutcome, Credentials>(() => Promise.resolve({ kind: 'accepted' })),
        signIn: fromPromise<SignInOutcome, Credentials>(() => Promise.resolve({ kind: 'signedIn', dormant: false, member: member01 })),
      },
      actions: { saveServiceId: () => {}, removeServiceId: () => {}, cacheMember: () => {} },
    }),
    { input: { returnTo: '/mypage' }, ...inspectOptions() },
  ).start();

async function signIn() {
  const actor = startLogin();
  await act(async () => actor.send({ type: 'form.submitted', credentials, saveId: true }));
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
}

const panel = () => screen.queryByRole('complementary', { name: '여정 기록' });
const stepCount = () => panel()?.querySelector('summary')?.textContent;

describe('a recording starts', () => {
  const isRecordedAt = (search: string) => {
    window.history.replaceState(null, '', `/login${search}`);
    return isRecordingRequested();
  };

  test('with ?record, not otherwise', () => expect([isRecordedAt('?record'), isRecordedAt('')]).toEqual([true, false]));

  test('from an earlier page of the same tab, until it is closed', () => {
    record();
    expect(isRecordedAt('')).toBe(true);
    act(() => press('닫기'));
    expect([isRecordedAt(''), panel(), window.sessionStorage.length]).toEqual([false, null, 0]);
  });

  test('never with real external services', () => {
    record();
    delete document.documentElement.dataset['sandbox'];
    expect([isRecordedAt('?record'), isRecordedAt('')]).toEqual([false, false]);
  });
});

describe('a recording', () => {
  test('contains each step of a machine: its start, and every event with a transition', async () => {
    record();
    const actor = startLogin();
    actor.send({ type: 'field.changed', field: 'password' });
    actor.send({ type: 'form.submitted', credentials: { serviceId: '', password: '' }, saveId: false });
    expect(window.__flows?.steps()).toEqual([
      { at: expect.any(Number), machine: 'login', event: 'xstate.init', from: null, to: 'editing.clean', transitions: [] },
      { at: expect.any(Number), machine: 'login', event: 'form.submitted', from: 'editing.clean', to: 'editing.refused', transitions: ['login.editing · form.submitted #2 → login.editing.refused'] },
    ]);
  });

  test('continues after a reload', async () => {
    record();
    await signIn();
    const stepsBefore = window.__flows?.steps();
    const text = window.sessionStorage.getItem('recording') ?? '';
    act(() => press('닫기'));
    window.sessionStorage.setItem('recording', text);
    record();
    expect(window.__flows?.steps()).toEqual(stepsBefore);
  });

  test.each(['{"steps":[{"machine":"login"}]}', '{"steps":', ''])('of another version, or a truncated one, restarts: %s', (stored) => {
    window.sessionStorage.setItem('recording', stored);
    record();
    expect(window.__flows?.steps()).toEqual([]);
  });

  test('is over when it is closed', async () => {
    record();
    act(() => press('닫기'));
    await signIn();
    expect([window.__flows, window.sessionStorage.length]).toEqual([undefined, 0]);
  });
});

describe('the panel', () => {
  test('shows the number of steps and lists the last ones', async () => {
    record();
    expect(stepCount()).toBe('기록 중 · 0단계');
    await signIn();
    const lines = within(screen.getByRole('list', { name: '최근 단계', hidden: true })).getAllByRole('listitem', { hidden: true });
    expect([stepCount(), lines.at(-1)?.lastChild?.textContent, lines.length]).toEqual(['기록 중 · 4단계', 'signedIn', 4]);
  });

  test('deletes the steps on request', async () => {
    record();
    await signIn();
    act(() => press('지우기'));
    expect([stepCount(), window.__flows?.steps()]).toEqual(['기록 중 · 0단계', []]);
  });

  test('continues on a later page of the tab, and stops if that one has ended it', async () => {
    record();
    const earlierRecording = window.sessionStorage.getItem('recording') ?? '';
    await signIn();
    const laterRecording = window.sessionStorage.getItem('recording') ?? '';
    const restorePage = (stored: string | null) => {
      if (stored === null) window.sessionStorage.clear();
      else window.sessionStorage.setItem('recording', stored);
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    };
    restorePage(earlierRecording);
    expect(stepCount()).toBe('기록 중 · 0단계');
    restorePage(laterRecording);
    expect(stepCount()).toBe('기록 중 · 4단계');
    restorePage(null);
    expect([panel(), window.__flows, window.sessionStorage.length]).toEqual([null, undefined, 0]);
  });

  test('stays reachable while a dialog is open', () => {
    record();
    expect(panel()?.dataset['reactAriaTopLayer']).toBe('true');
  });

  test('exports the login of a member as a scenario without id, password or name', async () => {
    const { saved } = savedFiles();
    record();
    await signIn();
    act(() => void fireEvent.click(screen.getByRole('button', { name: '내보내기' })));
    const [{ name, file }] = saved as [(typeof saved)[number]];
    const text = await textOf(file);
    expect(name).toMatch(/^scenario-.+\.json$/);
    expect([...Object.values(credentials), member01.name, member01.email, member01.mobile].filter((personal) => text.includes(personal))).toEqual([]);
    expect(scenario.parse(JSON.parse(text))).toEqual({
      version: 2,
      site: 'unknown',
      machines: { login: machineVersion(loginMachine) },
      path: '/',
      steps: [
        { machine: 'login', event: 'xstate.init', from: null, to: 'editing.clean', transitions: [] },
        { machine: 'login', event: 'form.submitted', from: 'editing.clean', to: 'checkingReservation', transitions: ['login.editing · form.submitted #1 [isComplete] → login.checkingReservation'] },
        { machine: 'login', event: 'xstate.done.actor.checkReservation', from: 'checkingReservation', to: 'signingIn', transitions: ['login.checkingReservation · checkReservation done #1 [isAccepted] → login.signingIn'] },
        { machine: 'login', event: 'xstate.done.actor.signIn', from: 'signingIn', to: 'signedIn', transitions: ['login.signingIn · signIn done #3 [isSavingId] → login.signedIn'] },
      ],
    });
  });

  test('saves the last minute: each machine from its start, and no other', async () => {
    const { saved } = savedFiles();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    record();
    await signIn();
    const actor = startLogin();
    vi.setSystemTime(Date.now() + 61_000);
    actor.send({ type: 'form.submitted', credentials: { serviceId: '', password: '' }, saveId: false });
    act(() => void fireEvent.click(screen.getByRole('button', { name: '방금 일어난 일 저장' })));
    const [{ file }] = saved as [(typeof saved)[number]];
    expect(scenario.parse(JSON.parse(await textOf(file))).steps.map(({ event, to }) => [event, to])).toEqual([['xstate.init', 'editing.clean'], ['form.submitted', 'editing.refused']]);
  });

  test('describes the last steps in words', () => {
    record();
    act(() => void startLogin());
    expect(screen.getByRole('list', { name: '최근 단계', hidden: true }).textContent).toContain('login · 시작 → editing.clean');
  });

  test('names the file by date and time', () => expect(scenarioFileName(new Date(2026, 10, 5, 9, 7))).toBe('scenario-2026-11-05-0907.json'));
});
