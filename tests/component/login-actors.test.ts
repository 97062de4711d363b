import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup, type AnyEventObject } from 'xstate';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { loginLockedMessage, tooManyRequestsMessage } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { createClient } from '#src/api/client.ts';
import { meQuery } from '#src/api/member.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { settingQuery } from '#src/api/setting.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { provideLogin } from '#src/features/login/actors.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { assertion, passkeyRequest } from '#tests/fixtures/passkeys.ts';
import { errorResponse, fakeServer, ok } from './api/fake-server.ts';
import { runAction, runActor } from './lib/run-actor.ts';
import { setting } from './lib/setting.ts';
import { storedIn } from './lib/stored-in.ts';

const client = createClient({ current: () => null, issued: () => {}, rejected: () => {} }, 'https://site.example');
const credentials = { serviceId: 'member01', password: 'Golf2026!a' };
const reservationSetting = {
  ...setting,
  reservationLoginUrl: 'https://reservation.example/login',
  reservationSignature: 'signed',
};

/** Returns the flow's implementations, with a cached setting. */
function setUp() {
  const queryClient = createQueryClient();
  queryClient.setQueryData(settingQuery(client).queryKey, reservationSetting);
  return { queryClient, ...provideLogin(client, queryClient).implementations };
}

describe('the reservation system', () => {
  test('is called at the URL of the setting, with the credentials, the signature and the flag', async () => {
    const requests = fakeServer({ body: { errMsg: '' } });
    expect(await runActor(setUp().actors.checkReservation, credentials)).toEqual({ kind: 'accepted' });
    expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', 'https://reservation.example/login', 'id=member01&password=Golf2026%21a&signature=signed&flag=PRECHECK'],
    ]);
  });

  test('rejects with its own message', async () => {
    fakeServer({ body: { errMsg: '예약 시스템에 등록되지 않은 회원입니다.' } });
    expect(await runActor(setUp().actors.checkReservation, credentials)).toEqual({
      kind: 'refused',
      message: '예약 시스템에 등록되지 않은 회원입니다.',
    });
  });

  test.each([
    ['that cannot be reached', 'offline'],
    ['that answers an error', { status: 500, body: { errMsg: '' } }],
    ['that answers something else', { body: { result: 'ok' } }],
    ['that answers a page', { body: '<html></html>' }],
  ] as const)('%s has failed, and is called once', async (_, response) => {
    const requests = fakeServer(response);
    await expect(runActor(setUp().actors.checkReservation, credentials)).rejects.toBeInstanceOf(Error);
    expect(requests.length).toBe(1);
  });

  test('is not called while its URL is unknown; the setting is fetched once', async () => {
    const requests = fakeServer('offline');
    await expect(
      runActor(provideLogin(client, createQueryClient()).implementations.actors.checkReservation, credentials),
    ).rejects.toBeInstanceOf(NetworkError);
    expect(requests.map(({ url }) => url)).toEqual(['https://site.example/api/v1/setting']);
  });
});

describe('the sign-in', () => {
  test('sends the credentials, and returns the member and whether the account is dormant', async () => {
    const requests = fakeServer(ok({ access_token: 'token', dormant: true, member: member01 }));
    expect(await runActor(setUp().actors.signIn, credentials)).toEqual({
      kind: 'signedIn',
      dormant: true,
      member: member01,
    });
    expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', 'https://site.example/api/v1/users/sign-in', credentials],
    ]);
  });

  const locked = loginLockedMessage(1_745);
  test.each([
    [
      'a wrong password is refused',
      errorResponse(400, '400', messages.wrongCredentials),
      { kind: 'refused', message: messages.wrongCredentials },
    ],
    [
      'a locked id has the remaining time',
      errorResponse(423, '423', locked, { retryAfter: 1_745 }),
      { kind: 'locked', message: locked, secondsLeft: 1_745 },
    ],
    [
      'one that is locked for an unknown time is refused',
      errorResponse(423, '423', locked),
      { kind: 'refused', message: locked },
    ],
    [
      'too many tries lock no id',
      errorResponse(429, '429', tooManyRequestsMessage(30), { retryAfter: 30 }),
      { kind: 'refused', message: tooManyRequestsMessage(30) },
    ],
    [
      'without a network the login is refused with its message',
      'offline',
      { kind: 'refused', message: messages.offline },
    ],
  ] as const)('%s', async (_, response, outcome) => {
    fakeServer(response);
    expect(await runActor(setUp().actors.signIn, credentials)).toEqual(outcome);
  });

  test('with an invalid response is an unexpected error', async () => {
    fakeServer(ok({ access_token: 'token' }));
    const error = await runActor(setUp().actors.signIn, credentials).catch((thrown: unknown) => thrown);
    expect([error instanceof Error, error instanceof ApiError, error instanceof NetworkError]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a passkey', () => {
  const withPrompt = (usePasskey: (options: unknown) => Promise<unknown>) =>
    provideLogin(client, createQueryClient(), async () => ({ usePasskey }) as never).implementations.actors.askPasskey;

  test('answers the challenge of the server, which returns its id and a ticket', async () => {
    const prompted: unknown[] = [];
    const requests = fakeServer(ok(passkeyRequest), ok({ ticket: passkeyRequest.secret, serviceId: 'member01' }));
    const ask = withPrompt(async (options) => {
      prompted.push(options);
      return { kind: 'answered', assertion };
    });
    expect(await runActor(ask, undefined)).toEqual({
      kind: 'checked',
      ticket: passkeyRequest.secret,
      serviceId: 'member01',
    });
    expect([prompted, requests.map(({ url, body }) => [url, body])]).toEqual([
      [passkeyRequest.options],
      [
        ['https://site.example/api/v1/users/passkey/request', null],
        ['https://site.example/api/v1/users/passkey/check', { secret: passkeyRequest.secret, assertion }],
      ],
    ]);
  });

  test('that the user does not give is refused, and nothing more is sent', async () => {
    const requests = fakeServer(ok(passkeyRequest));
    const outcome = { kind: 'refused', message: passkeyMessages.cancelled };
    expect(
      await runActor(
        withPrompt(async () => outcome),
        undefined,
      ),
    ).toEqual(outcome);
    expect(requests.length).toBe(1);
  });

  test('has its id, an empty password and a flag of its own sent to the reservation system', async () => {
    const requests = fakeServer({ body: { errMsg: '' } });
    expect(await runActor(setUp().actors.checkReservationById, { serviceId: 'member01' })).toEqual({
      kind: 'accepted',
    });
    expect(requests.map(({ url, body }) => [url, body])).toEqual([
      ['https://reservation.example/login', 'id=member01&password=&signature=signed&flag=PRECHECK_ID'],
    ]);
  });

  test('has its ticket sent for the login', async () => {
    const requests = fakeServer(ok({ access_token: 'token', dormant: false, member: member01 }));
    expect(await runActor(setUp().actors.signInByPasskey, { ticket: 'one login' })).toEqual({
      kind: 'signedIn',
      dormant: false,
      member: member01,
    });
    expect(requests.map(({ url, body }) => [url, body])).toEqual([
      ['https://site.example/api/v1/users/passkey/sign-in', { ticket: 'one login' }],
    ]);
  });
});

describe('the countdown', () => {
  const startMs = new Date('2026-11-25T03:00:00.700Z').getTime();
  beforeEach(() => void vi.useFakeTimers({ now: startMs }));

  /** Starts a countdown, and records its events with the milliseconds since its start. */
  function startCountdown(seconds: number) {
    const received: unknown[] = [];
    const countdown = setup({ actors: { countdown: setUp().actors.countdown as never } }).createMachine({
      invoke: { src: 'countdown' as never, input: { seconds } as never },
      on: {
        '*': { actions: ({ event }: { event: AnyEventObject }) => void received.push([Date.now() - startMs, event]) },
      },
    });
    const timers = vi.getTimerCount();
    return { received, actor: createActor(countdown).start(), timersLeft: () => vi.getTimerCount() - timers };
  }

  test('reports each second how many are left, and its end when the time is over', () => {
    const { received } = startCountdown(3);
    vi.advanceTimersByTime(3_000);
    expect(received).toEqual([
      [1_000, { type: 'countdown.ticked', secondsLeft: 2 }],
      [2_000, { type: 'countdown.ticked', secondsLeft: 1 }],
      [3_000, { type: 'countdown.finished' }],
    ]);
  });

  test('counts a started second, and ends when no part of one is left', () => {
    const { received } = startCountdown(3);
    vi.setSystemTime(startMs + 300);
    vi.advanceTimersByTime(3_000);
    expect(received).toEqual([
      [1_300, { type: 'countdown.ticked', secondsLeft: 2 }],
      [2_300, { type: 'countdown.ticked', secondsLeft: 1 }],
      [3_300, { type: 'countdown.finished' }],
    ]);
  });

  test('follows the clock after the page was suspended', () => {
    const { received } = startCountdown(1_800);
    vi.setSystemTime(startMs + 600_400);
    vi.advanceTimersByTime(1_000);
    vi.setSystemTime(startMs + 3_600_000);
    vi.advanceTimersByTime(1_000);
    expect(received).toEqual([
      [601_400, { type: 'countdown.ticked', secondsLeft: 1_199 }],
      [3_601_000, { type: 'countdown.finished' }],
    ]);
  });

  test('stops with the flow', () => {
    const { received, actor, timersLeft } = startCountdown(3);
    vi.advanceTimersByTime(1_000);
    actor.stop();
    vi.advanceTimersByTime(9_000);
    expect([received.length, timersLeft()]).toEqual([1, 0]);
  });
});

describe('the stored data', () => {
  test('of an id that is to be saved is the id, until it is not', () => {
    const { actions } = setUp();
    runAction(actions.saveServiceId, { serviceId: 'member01' });
    const saved = storedIn(localStorage);
    runAction(actions.removeServiceId, undefined);
    expect([saved, storedIn(localStorage)]).toEqual([{ savedServiceId: 'member01' }, {}]);
  });

  test('of the member is the response of the sign-in', () => {
    const { actions, queryClient } = setUp();
    runAction(actions.cacheMember, { member: member01 });
    expect(queryClient.getQueryData(meQuery(client).queryKey)).toEqual(member01);
  });
});
