import { beforeEach, describe, expect, test } from 'vitest';
import { success } from '#contract/http/envelope.ts';
import { memberships } from '#contract/membership/membership.ts';
import { membership } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { startApp } from './lib/app.ts';
import { dataOf, tokenOf } from './lib/read.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const membershipsOf = async (serviceId: string): Promise<unknown> =>
  (await app.get('/api/v1/my/memberships', await tokenOf(app, serviceId))).json();

const envelope = (data: unknown[]) => ({ status: { code: '0000', message: '' }, data });

describe('the members of a fresh start', () => {
  test.each([
    ['member01', '김하늘', 'PERSONAL', false],
    ['corp0001', '오한결', 'CORPORATION', false],
    ['foreign01', 'SMITH JOHN', 'FOREIGNER', false],
    ['normal01', '이바다', 'NORMAL', false],
    ['sleeper01', '박들', 'PERSONAL', true],
    ['locked01', '최강산', 'PERSONAL', false],
    ['leaver01', '정노을', 'PERSONAL', false],
  ])('%s is %s, %s, dormant: %s', async (serviceId, name, userType, dormant) => {
    const signedIn = await dataOf(await app.signIn(serviceId));
    expect(signedIn).toMatchObject({ dormant, member: { serviceId, name, userType } });
  });

  test('member01 holds two memberships', async () => {
    expect(await membershipsOf('member01')).toEqual(
      envelope([
        { GOODS_NAME: '오크밸리 정회원', MEMB_NO: '51-02-004417', CUSTM_NAME: '김하늘' },
        { GOODS_NAME: '오크힐스 주중회원', MEMB_NO: '61-11-000982', CUSTM_NAME: '김하늘' },
      ]),
    );
  });

  test('corp0001 holds one in the company’s name', async () => {
    expect(await membershipsOf('corp0001')).toEqual(
      envelope([{ GOODS_NAME: '오크밸리 법인정회원', MEMB_NO: '51-21-000118', CUSTM_NAME: '오크상사' }]),
    );
  });

  test.each(['foreign01', 'normal01', 'sleeper01', 'locked01', 'leaver01'])('%s holds none', async (serviceId) => {
    expect(await membershipsOf(serviceId)).toEqual(envelope([]));
  });
});

test('memberships are listed by number, in whatever order they were added', async () => {
  const added = ['62-01-000001', '11-01-000001'].map((number) => ({
    number,
    memberId: 1,
    goodsName: '추가',
    customerName: '김하늘',
    regular: false,
  }));
  await app.deps.db.insert(membership).values(added);
  const { data } = success(memberships.result).parse(await membershipsOf('member01'));
  expect(data.map(({ MEMB_NO }) => MEMB_NO)).toEqual(['11-01-000001', '51-02-004417', '61-11-000982', '62-01-000001']);
});
