import { expect, test } from 'vitest';
import { secondApp, startApp } from './lib/app.ts';
import { openUnprepared } from './lib/database.ts';

const answerOf = async (response: Response) => ({ http: response.status, body: await response.json() });
const ok = { http: 200, body: { status: 'ok' } };

test('a running server is alive and ready', async () => {
  const app = await startApp();
  expect(await answerOf(await app.get('/healthz'))).toEqual(ok);
  expect(await answerOf(await app.get('/readyz'))).toEqual(ok);
});

test('without its database it is alive, not ready', async () => {
  const { deps } = await startApp();
  const { db, close } = await openUnprepared();
  await close();
  const app = secondApp({ ...deps, db });
  expect(await answerOf(await app.get('/readyz'))).toEqual({ http: 503, body: { status: 'database unreachable' } });
  expect(await answerOf(await app.get('/healthz'))).toEqual(ok);
});
