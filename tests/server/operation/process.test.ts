import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { password, post } from '../lib/app.ts';
import { preparedInstallation, runServer } from '../lib/process.ts';

let installation: Awaited<ReturnType<typeof preparedInstallation>>;
beforeEach(async () => {
  installation = await preparedInstallation();
});
afterEach(() => installation.remove());

const signIn = async (url: string, typed: string) =>
  (await fetch(`${url}/api/v1/users/sign-in`, post({ serviceId: 'locked01', password: typed }))).status;

const isReached = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

const wellEnded = { code: 0, complaint: '' };

test('a lockout survives a kill and a restart', async () => {
  const server = runServer(installation.settings);
  const url = await server.until('listening');
  const responses = [];
  for (let count = 0; count < 5; count += 1) responses.push(await signIn(url, 'wrong'));
  expect(responses).toEqual([400, 400, 400, 400, 423]);
  server.signal('SIGKILL');
  await server.end();

  const restarted = runServer(installation.settings);
  expect(await signIn(await restarted.until('listening'), password)).toBe(423);
  restarted.signal('SIGINT');
  expect(await restarted.end()).toEqual(wellEnded);
});

test('SIGTERM lets requests in progress finish and accepts no new one', async () => {
  const server = runServer(installation.settings);
  const url = await server.until('listening');
  const headers = { 'Content-Type': 'application/json', Expect: '100-continue' };
  const underWay = request(`${url}/api/v1/users/sign-in`, { method: 'POST', headers });
  underWay.flushHeaders();
  await once(underWay, 'continue');
  server.signal('SIGTERM');
  await server.until('stopping');
  while (await isReached(url));
  underWay.end(JSON.stringify({ serviceId: 'member01', password }));
  const [response]: IncomingMessage[] = await once(underWay, 'response');
  expect({ http: response?.statusCode, answer: response && (await text(response)) }).toMatchObject({
    http: 200,
    answer: expect.stringContaining('access_token'),
  });
  expect(await server.end()).toEqual(wellEnded);
});
