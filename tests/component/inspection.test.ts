import { createActor, fromPromise } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Credentials } from '#contract/account/credentials.ts';
import { loginMachine } from '#machines/login.machine.ts';
import type { ReservationOutcome, SignInOutcome } from '#machines/login.types.ts';
import { inspectOptions } from '#src/shared/flow/inspect-options.ts';
import { isInspectionRequested } from '#src/shared/flow/inspection-request.ts';
import { startInspection } from '#src/shared/flow/inspection.ts';
import { member01 } from '#tests/fixtures/member.ts';

const credentials = { serviceId: 'member01', password: 'Golf2026!a' };

beforeEach(() => {
  document.documentElement.dataset['sandbox'] = '';
});
afterEach(() => {
  delete document.documentElement.dataset['sandbox'];
});

async function signIn() {
  const actor = createActor(
    loginMachine.provide({
      actors: {
        checkReservation: fromPromise<ReservationOutcome, Credentials>(() => Promise.resolve({ kind: 'accepted' })),
        signIn: fromPromise<SignInOutcome, Credentials>(() =>
          Promise.resolve({ kind: 'signedIn', dormant: false, member: member01 }),
        ),
      },
      actions: { saveServiceId: () => {}, removeServiceId: () => {}, cacheMember: () => {} },
    }),
    { input: { returnTo: '/mypage' }, ...inspectOptions() },
  ).start();
  actor.send({ type: 'field.changed', field: 'password' });
  actor.send({ type: 'form.submitted', credentials, saveId: true });
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
}

const login = [
  { machine: 'login', event: 'xstate.init', from: null, to: 'editing.clean', transitions: [] },
  {
    machine: 'login',
    event: 'form.submitted',
    from: 'editing.clean',
    to: 'checkingReservation',
    transitions: ['login.editing · form.submitted #1 [isComplete] → login.checkingReservation'],
  },
  {
    machine: 'login',
    event: 'xstate.done.actor.checkReservation',
    from: 'checkingReservation',
    to: 'signingIn',
    transitions: ['login.checkingReservation · checkReservation done #1 [isAccepted] → login.signingIn'],
  },
  {
    machine: 'login',
    event: 'xstate.done.actor.signIn',
    from: 'signingIn',
    to: 'signedIn',
    transitions: ['login.signingIn · signIn done #3 [isSavingId] → login.signedIn'],
  },
];

describe('an inspection is requested', () => {
  const isRequestedAt = (search: string) => {
    window.history.replaceState(null, '', `/login${search}`);
    return isInspectionRequested();
  };

  test('with ?inspect, not otherwise', () =>
    expect([isRequestedAt('?inspect'), isRequestedAt('')]).toEqual([true, false]));

  test('on later pages of the same tab', () => {
    startInspection();
    expect(isRequestedAt('')).toBe(true);
  });

  test('never with real external services', () => {
    startInspection();
    delete document.documentElement.dataset['sandbox'];
    expect([isRequestedAt('?inspect'), isRequestedAt('')]).toEqual([false, false]);
  });
});

describe('an inspection', () => {
  test('contains each step of a machine: its start, and every event with a transition', async () => {
    startInspection();
    await signIn();
    expect(window.__flows?.steps()).toEqual(login);
  });

  test('contains no id, password or name', async () => {
    startInspection();
    await signIn();
    const text = window.sessionStorage.getItem('inspection') ?? '';
    expect(text).toContain('form.submitted');
    expect(
      [...Object.values(credentials), member01.name, member01.email, member01.mobile].filter((personal) =>
        text.includes(personal),
      ),
    ).toEqual([]);
  });

  test('continues after a reload', async () => {
    startInspection();
    await signIn();
    startInspection();
    await signIn();
    expect(window.__flows?.steps()).toEqual([...login, ...login]);
  });
});
