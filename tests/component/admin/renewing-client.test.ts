import { expect, test } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { auditEntries } from '#contract/staff/audit.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import type { StaffClient } from '#src/admin/api/call.ts';
import { renewingClient } from '#src/admin/api/renewing-client.ts';
import { createSession } from '#src/admin/session/session.ts';
import { admin, clerk } from '#tests/fixtures/staff.ts';

const answer = { entries: [], hasMore: false };
const ended = () => new ApiError('401', staffMessages.sessionEnded);

/** A server that refuses until it is told otherwise, and counts the calls. */
function fakeClient() {
  const server = { isOpen: false, calls: 0 };
  const client = (async () => {
    server.calls += 1;
    if (!server.isOpen) throw ended();
    return answer;
  }) as unknown as StaffClient;
  return { server, client };
}

test('a call after the end of the session waits for the login of the same person, and is then repeated', async () => {
  const { server, client } = fakeClient();
  const session = createSession();
  session.signedIn(admin);
  const made = renewingClient(client, session)(auditEntries, { query: {} });
  await Promise.resolve();
  await expect.poll(session.current).toEqual({ kind: 'ended', staff: admin, reason: staffPageMessages.ended });
  server.isOpen = true;
  session.signedIn(admin);
  expect([await made, server.calls]).toEqual([answer, 2]);
});

test('several calls wait for one login', async () => {
  const { server, client } = fakeClient();
  const session = createSession();
  session.signedIn(admin);
  const renewing = renewingClient(client, session);
  const made = [1, 2, 3].map(() => renewing(auditEntries, { query: {} }));
  await expect.poll(() => [server.calls, session.current().kind]).toEqual([3, 'ended']);
  server.isOpen = true;
  session.signedIn(admin);
  expect([await Promise.all(made), server.calls]).toEqual([[answer, answer, answer], 6]);
});

test('a call is not repeated for somebody else, nor after a logout', async () => {
  for (const goOn of [
    (session: ReturnType<typeof createSession>) => session.signedIn(clerk),
    (session: ReturnType<typeof createSession>) => session.signedOut(),
  ]) {
    const { server, client } = fakeClient();
    const session = createSession();
    session.signedIn(admin);
    const made = renewingClient(client, session)(auditEntries, { query: {} });
    await expect.poll(() => session.current().kind).toBe('ended');
    server.isOpen = true;
    goOn(session);
    await expect(made).rejects.toEqual(ended());
    expect(server.calls).toBe(1);
  }
});

test('a late refusal of a session that was renewed meanwhile does not end the new one', async () => {
  const session = createSession();
  session.signedIn(admin);
  const refused = session.currentLogin();
  session.signedIn(admin);
  expect([await session.renewed(refused, staffPageMessages.ended), session.current().kind]).toEqual([true, 'signedIn']);
});

test('an aborted call waits no longer', async () => {
  const { client } = fakeClient();
  const session = createSession();
  session.signedIn(admin);
  const controller = new AbortController();
  const made = renewingClient(client, session)(auditEntries, { query: {}, signal: controller.signal });
  await expect.poll(() => session.current().kind).toBe('ended');
  controller.abort();
  await expect(made).rejects.toEqual(ended());
});

test('any other refusal ends nothing', async () => {
  const session = createSession();
  session.signedIn(admin);
  const forbidden = new ApiError('403', staffMessages.notAllowed);
  const client = (() => Promise.reject(forbidden)) as unknown as StaffClient;
  await expect(renewingClient(client, session)(auditEntries, { query: {} })).rejects.toBe(forbidden);
  expect(session.current().kind).toBe('signedIn');
});

test('a call that needs a login of just before asks for it, and says why', async () => {
  const session = createSession();
  session.signedIn(admin);
  const stale = () => Promise.reject(new ApiError('401', staffMessages.signInAgain));
  void renewingClient(stale as unknown as StaffClient, session)(auditEntries, { query: {} }).catch(() => undefined);
  await expect.poll(session.current).toEqual({ kind: 'ended', staff: admin, reason: staffMessages.signInAgain });
});
