import { describe, expect, test, vi } from 'vitest';
import { courseById } from '#contract/clubs/course.ts';
import { me, signIn } from '#contract/account/member.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { createClient } from '#src/api/client.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { errorResponse, fakeServer, invalidTokenResponse, ok } from './fake-server.ts';

/**
 * Returns a client on a fake session, and the calls that the session received; `storedToken` returns the session's
 * token after a rejection.
 */
function sessionWith(token: string | null, storedToken: () => string | null = () => null) {
  const reported: [string, string][] = [];
  let current = token;
  return {
    reported,
    client: createClient({
      current: () => current,
      issued: (issued) => {
        reported.push(['issued', issued]);
        current = issued;
      },
      rejected: (rejected) => {
        reported.push(['rejected', rejected]);
        if (current === rejected) current = storedToken();
      },
    }),
  };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );

describe('a call', () => {
  test('sends the token if there is one, and returns its parsed result', async () => {
    const requests = fakeServer(ok(member01));
    expect(await sessionWith('first').client(me, {})).toEqual(member01);
    expect(requests).toEqual([
      { url: 'https://site.example/api/v1/users/me', method: 'GET', authorization: 'Bearer first', body: null },
    ]);
  });

  test('is sent with credentials', async () => {
    fakeServer(ok(member01));
    const sent = vi.spyOn(globalThis, 'fetch');
    await sessionWith(null).client(me, {});
    expect(sent.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include']);
  });

  test('has no authorization without a token', async () => {
    const requests = fakeServer(ok(member01));
    await sessionWith(null).client(me, {});
    expect(requests[0]?.authorization).toBe(null);
  });

  test('puts the values of its parameters into the URL, escaped', async () => {
    const requests = fakeServer(errorResponse(404, '404', '없음'));
    await failureOf(sessionWith(null).client(courseById, { params: { id: '1/../2' } }));
    expect(requests[0]?.url).toBe('https://site.example/api/v1/courses/1%2F..%2F2');
  });

  test('parses a bare result as well as one under data', async () => {
    fakeServer({ body: member01 });
    expect(await sessionWith(null).client(me, {})).toEqual(member01);
  });

  test('passes an issued token to the session', async () => {
    const requests = fakeServer(ok({ access_token: 'second', dormant: false, member: member01 }));
    const { client, reported } = sessionWith(null);
    await client(signIn, { body: { serviceId: 'member01', password: 'Golf2026!a' } });
    expect([reported, requests[0]?.body]).toEqual([
      [['issued', 'second']],
      { serviceId: 'member01', password: 'Golf2026!a' },
    ]);
  });

  test('with an invalid response is an unexpected error, not a result', async () => {
    fakeServer(ok({ name: 1 }));
    expect(await failureOf(sessionWith(null).client(me, {}))).toMatchObject({
      name: 'Error',
      message: 'Unexpected answer of GET /api/v1/users/me',
    });
  });
});

describe('an error response', () => {
  test('has the server’s code, message and waiting time', async () => {
    fakeServer(errorResponse(423, '423', '잠겼습니다.', { retryAfter: 1_800 }));
    const failure = await failureOf(sessionWith(null).client(me, {}));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: '423', message: '잠겼습니다.', retryAfter: 1_800, error: undefined });
  });

  test.each([
    [404, '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'],
    [499, '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'],
    [500, '서비스를 잠시 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.'],
    [502, '서비스를 잠시 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.'],
  ])('of status %i from a proxy still has a message', async (status, message) => {
    fakeServer({ status, body: '<h1>Bad Gateway</h1>' });
    expect(await failureOf(sessionWith(null).client(me, {}))).toMatchObject({ name: 'ApiError', code: '503', message });
  });

  test('is never retried by the client itself', async () => {
    const requests = fakeServer(errorResponse(400, '400', '안 됩니다.'));
    await failureOf(sessionWith('first').client(me, {}));
    expect(requests.length).toBe(1);
  });

  test('without a network is a NetworkError with its message', async () => {
    fakeServer('offline');
    const failure = await failureOf(sessionWith(null).client(me, {}));
    expect(failure).toBeInstanceOf(NetworkError);
    expect(failure).toMatchObject({
      message: '네트워크에 연결할 수 없습니다. 연결 상태를 확인하고 다시 시도해 주세요.',
    });
  });
});

describe('a broken response', () => {
  test.each([
    ['a page of some proxy', '<h1>Welcome</h1>'],
    ['a JSON that was cut off', '{"status":{"code":"0000","mess'],
    ['nothing', ''],
  ])('%s, with a good status, becomes an error with a message', async (_, body) => {
    fakeServer({ body });
    expect(await failureOf(sessionWith(null).client(me, {}))).toMatchObject({
      name: 'ApiError',
      code: '503',
      message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    });
  });

  test('cut off by the network becomes a network error', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })),
    );
    expect(await failureOf(sessionWith(null).client(me, {}))).toBeInstanceOf(NetworkError);
  });

  test.each([
    ['not begun', (signal: AbortSignal) => whenAborted(signal)],
    [
      'begun and not ended',
      async (signal: AbortSignal) =>
        new Response(
          new ReadableStream({
            start: (body) => void whenAborted(signal).catch((reason: unknown) => body.error(reason)),
          }),
        ),
    ],
  ])('%s after 15 seconds, it times out, with or without a signal', async (_, respond) => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => respond(signal));
    const { client } = sessionWith(null);
    const failures = [failureOf(client(me, {})), failureOf(client(me, { signal: new AbortController().signal }))];
    const onSettled = vi.fn<() => void>();
    void Promise.race(failures).then(onSettled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(onSettled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(failures)).toEqual([expect.any(NetworkError), expect.any(NetworkError)]);
  });

  test('is aborted at once by its caller', async () => {
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => whenAborted(signal));
    const controller = new AbortController();
    const failure = failureOf(sessionWith(null).client(me, { signal: controller.signal }));
    controller.abort();
    expect(await failure).toBeInstanceOf(NetworkError);
  });

  test('is not sent if its caller has aborted it by then', async () => {
    vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
      signal.throwIfAborted();
      return Response.json(ok(member01).body);
    });
    expect(await failureOf(sessionWith(null).client(me, { signal: AbortSignal.abort() }))).toBeInstanceOf(NetworkError);
  });
});

/** Rejects with the reason of a signal when it aborts. */
const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const rejectWithReason = () => reject(signal.reason as Error);
    if (signal.aborted) rejectWithReason();
    signal.addEventListener('abort', rejectWithReason);
  });

describe('an invalid token', () => {
  test('is deleted, and the same call sent once more without authorization', async () => {
    const requests = fakeServer(invalidTokenResponse, ok(member01));
    const { client, reported } = sessionWith('first');
    expect(await client(me, {})).toEqual(member01);
    expect([reported, requests.map(({ url, authorization }) => [url, authorization])]).toEqual([
      [['rejected', 'first']],
      [
        ['https://site.example/api/v1/users/me', 'Bearer first'],
        ['https://site.example/api/v1/users/me', null],
      ],
    ]);
  });

  test('is an error if the second attempt fails; there is no third', async () => {
    const requests = fakeServer(invalidTokenResponse, errorResponse(401, '401', '로그인이 필요합니다.'));
    expect(await failureOf(sessionWith('first').client(me, {}))).toMatchObject({
      code: '401',
      message: '로그인이 필요합니다.',
    });
    expect(requests.length).toBe(2);
  });

  test('twice in a row is sent twice, no more', async () => {
    const requests = fakeServer(invalidTokenResponse, invalidTokenResponse);
    await failureOf(sessionWith('first').client(me, {}));
    expect(requests.length).toBe(2);
  });

  test('that was not sent is not retried', async () => {
    const requests = fakeServer(invalidTokenResponse);
    await failureOf(sessionWith(null).client(me, {}));
    expect(requests.length).toBe(1);
  });

  test('that has been renewed meanwhile: the same call is sent once more with the new one', async () => {
    const requests = fakeServer(invalidTokenResponse, ok(member01));
    const { client } = sessionWith('first', () => 'first.renewed');
    expect(await client(me, {})).toEqual(member01);
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer first.renewed']);
  });

  test('is never replaced by the token of another session', async () => {
    const requests = fakeServer(invalidTokenResponse, ok(member01));
    await sessionWith('first', () => 'second').client(me, {});
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer first', null]);
  });

  test('in several simultaneous calls is retried once by each, never with the old token', async () => {
    const requests = fakeServer(invalidTokenResponse, invalidTokenResponse, ok(member01), ok(member01));
    const { client } = sessionWith('first');
    await Promise.all([client(me, {}), client(me, {})]);
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer first', null, null]);
  });
});
