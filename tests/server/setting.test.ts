import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { setting } from '#contract/site/setting.ts';
import { success } from '#contract/http/envelope.ts';
import { messages } from '#contract/shared/messages.ts';
import { setting as table } from '#server/db/schema.ts';
import familySites from '#server/db/seed/content/family-sites.json' with { type: 'json' };
import type { TestApp } from './lib/app.ts';
import { secondApp, startApp } from './lib/app.ts';
import { refusalOf, refused } from './lib/read.ts';

const path = '/api/v1/setting';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const getSetting = async (target: TestApp) => success(setting).parse(await (await target.get(path)).json()).data;

test('the setting is the seeded one', async () => {
  expect(await getSetting(app)).toMatchObject({
    groupName: '오크 리조트 골프',
    reservationTel: '1588-7676',
    businessRegistrationNumber: '902-88-76766',
    mapLat: 37.406,
    reservationLoginUrl: '/sandbox/reservation/login',
    reservationSignature: 'sandbox-signature',
    hasTeeTimes: true,
    familySites: familySites.map(({ id, name, url }) => ({ id, name, url })),
  });
});

test('the external services are those that the operator set', async () => {
  const env = {
    RESERVATION_LOGIN_URL: 'https://tee.example/login',
    RESERVATION_SIGNATURE: 'theirs',
    TEE_TIMES_URL: undefined,
  };
  expect(await getSetting(secondApp(app.deps, { env }))).toMatchObject({
    reservationLoginUrl: 'https://tee.example/login',
    reservationSignature: 'theirs',
    hasTeeTimes: false,
  });
});

test('a stored value that the contract does not allow is an unexpected error, not a response', async () => {
  await app.deps.db.update(table).set({ value: 'east' }).where(eq(table.key, 'mapLng'));
  expect(await refusalOf(await app.get(path))).toEqual(refused(500, messages.unexpected));
});
