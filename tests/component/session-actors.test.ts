import { describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createClient } from '#src/api/client.ts';
import { createServices } from '#src/app/boot/services.ts';
import { provideSession, sessionOf } from '#src/features/session/actors.ts';
import { fakeServer, ok } from './api/fake-server.ts';
import { runAction, runActor } from './lib/run-actor.ts';
import { storedIn } from './lib/stored-in.ts';

const client = createClient({ current: () => 'token', issued: () => {}, rejected: () => {} }, 'https://site.example');
const { actors, actions } = provideSession(client).implementations;

test('a logout calls the server, with the token', async () => {
  const requests = fakeServer(ok(null));
  await runActor(actors.endSession);
  expect(requests).toEqual([
    { url: 'https://site.example/api/v1/users/sign-out', method: 'POST', authorization: 'Bearer token', body: null },
  ]);
});

describe('the stored token', () => {
  test('is the last issued one', () => {
    for (const token of ['first', 'second']) runAction(actions.storeToken, { token });
    expect(storedIn(localStorage)).toEqual({ token: 'second' });
  });

  test.each([
    ['is removed with the token that is given up', 'held', {}],
    ['stays where another tab has stored a newer one', 'older', { token: 'held' }],
    ['stays where none is given up', null, { token: 'held' }],
  ])('%s', (_, token, expected) => {
    localStorage.setItem('token', 'held');
    runAction(actions.removeToken, { token });
    expect(storedIn(localStorage)).toEqual(expected);
  });
});

describe('a session', () => {
  test.each([
    ['token', { authenticated: 'browsing' }],
    [null, { anonymous: 'browsing' }],
  ])('that begins with %s is %o', (token, state) => {
    expect(sessionOf(client, token).start().getSnapshot().value).toEqual(state);
  });

  test.each([
    ['that answers', ok(null)],
    ['that cannot be reached', 'offline'],
  ] as const)('ends with a logout, with a server %s', async (_, response) => {
    fakeServer(response);
    localStorage.setItem('token', 'token');
    const session = sessionOf(client, 'token').start();
    session.send({ type: 'logout.requested' });
    session.send({ type: 'logout.confirmed' });
    await waitFor(session, (snapshot) => snapshot.matches('loggedOut'));
    expect([session.getSnapshot().context.token, storedIn(localStorage)]).toEqual([null, {}]);
  });
});

describe('a page that is reloaded after a logout', () => {
  test.each([
    ['/mypage', 'loggedOut'],
    ['/mypage/booking', 'loggedOut'],
    ['/notice', null],
  ])('at %s begins with the message %j, and once only', async (path, ending) => {
    fakeServer(ok(null));
    localStorage.setItem('token', 'token');
    window.history.replaceState(null, '', path);
    const { session } = createServices();
    session.send({ type: 'logout.requested' });
    session.send({ type: 'logout.confirmed' });
    await vi.waitFor(() => expect(session.getSnapshot().matches('loggedOut')).toBe(true));
    document.body.inert = false;
    const endings = [createServices(), createServices()].map(
      (services) => services.session.getSnapshot().context.ending,
    );
    expect(endings).toEqual([ending, null]);
  });
});
