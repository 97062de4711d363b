import { beforeEach, describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import type { Identity } from '#contract/account/verification.ts';
import type { TestApp } from './lib/app.ts';
import { password, post, startApp } from './lib/app.ts';
import { answerOf, newcomer, ok, personNamed, verified } from './lib/person.ts';
import { refused, tokenOf } from './lib/read.ts';

const unknown = refused(400, accountMessages.unknownMember);
const invalid = refused(400, accountMessages.invalidVerification);
const oak = '1234567891';

let app: TestApp;
let hanul: Identity;
let manager: Identity;
beforeEach(async () => {
  app = await startApp();
  hanul = await verified(app, personNamed('김하늘'));
  manager = await verified(app, personNamed('오한결'));
});

const proofOf = ({ ci, di, proof }: Identity) => ({ ci, di, proof });
const send = async (path: string, body: object) => answerOf(await app.fetch(`/api/v1/${path}`, post(body)));
const lookUp = async (path: string, query: Record<string, string>) =>
  answerOf(await app.get(`/api/v1/${path}?${new URLSearchParams(query).toString()}`));

describe('a company', () => {
  test.each(['오크상사', ' 오크 상사 ', '주식회사 오크상사', '㈜오크상사', '(주) 오크상사'.normalize('NFD')])(
    'named %j is found, with its id masked',
    async (companyName) => {
      expect(await lookUp('find/corp-user', { companyName, registrationNumber: oak })).toEqual(
        ok({ serviceId: 'co****01' }),
      );
    },
  );

  test.each(['123-45-67891', '123 45 67891', '１２３４５６７８９１'])(
    'with its number typed as %j is found',
    async (registrationNumber) => {
      expect(await lookUp('find/corp-user', { companyName: '오크상사', registrationNumber })).toEqual(
        ok({ serviceId: 'co****01' }),
      );
    },
  );

  test.each([
    { companyName: '오크상회', registrationNumber: oak },
    { companyName: '오크상사', registrationNumber: '9138104278' },
  ])('%j is unknown', async (query) => {
    expect(await lookUp('find/corp-user', query)).toEqual(unknown);
  });

  test.each(['1248100998', '2208162517', '1208147521', '1078614075', '1018109147', '1208800767', '1208765763'])(
    'with the valid number %s is looked up, and rejected with one digit changed',
    async (number) => {
      const changed = Array.from(
        number,
        (digit, index) => `${number.slice(0, index)}${(Number(digit) + 1) % 10}${number.slice(index + 1)}`,
      );
      const responses = [];
      for (const registrationNumber of [number, ...changed])
        responses.push(await lookUp('find/corp-user', { companyName: '오크상사', registrationNumber }));
      expect(responses).toEqual([
        unknown,
        ...changed.map(() => refused(400, accountMessages.invalidRegistrationNumber)),
      ]);
    },
  );

  test.each(['0000000000', '000-00-00000'])('with %s is rejected', async (registrationNumber) => {
    const response = await lookUp('find/corp-user', { companyName: '오크상사', registrationNumber });
    expect(response).toEqual(refused(400, accountMessages.invalidRegistrationNumber));
  });

  test('with a wrong number is rejected with the message of the contract', async () => {
    const response = await lookUp('find/corp-user', { companyName: '오크상사', registrationNumber: '1234567890' });
    expect(response).toEqual(refused(400, accountMessages.invalidRegistrationNumber));
  });
});

describe('an id entered for a password reset', () => {
  test('is returned as entered if a member has it', async () => {
    expect(await lookUp('find/id-check', { serviceId: 'MEMBER01', userType: 'PERSONAL' })).toEqual(
      ok({ serviceId: 'MEMBER01' }),
    );
  });

  test.each([
    { serviceId: 'nobody01', userType: 'PERSONAL' },
    { serviceId: 'member01', userType: 'NORMAL' },
  ])('%j is unknown', async (query) => {
    expect(await lookUp('find/id-check', query)).toEqual(unknown);
  });
});

describe('the id of a verified person', () => {
  test('is found once', async () => {
    const body = { ...proofOf(hanul), userType: 'PERSONAL' };
    expect(await send('find/id', body)).toEqual(ok({ serviceId: 'member01' }));
    expect(await send('find/id', body)).toEqual(invalid);
  });

  test('is found once by fifty simultaneous calls', async () => {
    const body = { ...proofOf(hanul), userType: 'PERSONAL' };
    const responses = await Promise.all(Array.from({ length: 50 }, () => send('find/id', body)));
    expect(
      responses.filter((response) => JSON.stringify(response) === JSON.stringify(ok({ serviceId: 'member01' }))),
    ).toHaveLength(1);
    expect(responses.filter((response) => JSON.stringify(response) === JSON.stringify(invalid))).toHaveLength(49);
  });

  test('is that of the requested member type', async () => {
    expect(await send('find/id', { ...proofOf(hanul), userType: 'NORMAL' })).toEqual(unknown);
    expect(await send('find/id', { ...proofOf(manager), userType: 'CORPORATION', registrationNumber: oak })).toEqual(
      ok({ serviceId: 'corp0001' }),
    );
  });

  test('of a corporation is found by its number only', async () => {
    expect(await send('find/id', { ...proofOf(manager), userType: 'CORPORATION' })).toEqual(unknown);
    expect(
      await send('find/id', { ...proofOf(manager), userType: 'CORPORATION', registrationNumber: '9138104278' }),
    ).toEqual(unknown);
  });

  test('is unknown if there is none, and the verification remains valid', async () => {
    const body = { ...proofOf(await verified(app, newcomer)), userType: 'PERSONAL' };
    expect([await send('find/id', body), await send('find/id', body)]).toEqual([unknown, unknown]);
  });

  test('is not returned without a verification', async () => {
    expect(await send('find/id', { ...proofOf(hanul), proof: 'x', userType: 'PERSONAL' })).toEqual(invalid);
  });
});

describe('whether a verified person is a member', () => {
  test('is returned for every call', async () => {
    const body = { ...proofOf(hanul), userType: 'PERSONAL' };
    expect([await send('users/me/di', body), await send('users/me/di', body)]).toEqual([
      ok({ serviceId: 'member01' }),
      ok({ serviceId: 'member01' }),
    ]);
  });

  test('is returned for any requested member type, and for a company by its own number only', async () => {
    expect([
      await send('users/me/di', { ...proofOf(hanul), userType: 'NORMAL' }),
      await send('users/me/di', { ...proofOf(hanul), userType: 'FOREIGNER' }),
    ]).toEqual([ok({ serviceId: 'member01' }), ok({ serviceId: 'member01' })]);
    const company = { ...proofOf(manager), userType: 'CORPORATION' };
    expect([
      await send('users/me/di', { ...company, registrationNumber: oak }),
      await send('users/me/di', { ...company, registrationNumber: '9138104278' }),
      await send('users/me/di', company),
    ]).toEqual([ok({ serviceId: 'corp0001' }), unknown, unknown]);
    expect(await send('users/me/di', { ...proofOf(manager), userType: 'PERSONAL' })).toEqual(unknown);
  });

  test('is not returned without a verification', async () => {
    expect(await send('users/me/di', { ...proofOf(hanul), ci: '', userType: 'PERSONAL' })).toEqual(invalid);
  });
});

describe('a new password', () => {
  const fresh = 'Fresh2026!b';
  const reset = (changed: object = {}) => ({
    ...proofOf(hanul),
    userType: 'PERSONAL',
    serviceId: 'member01',
    password: fresh,
    ...changed,
  });

  test('is the only valid one from now on', async () => {
    expect(await send('find/modify/password', reset({ serviceId: 'Member01' }))).toEqual(ok(null));
    expect((await app.signIn('member01', password)).status).toBe(400);
    expect((await app.signIn('member01', fresh)).status).toBe(200);
  });

  test('ends all sessions of the member and of no one else', async () => {
    const [first, second, otherMemberToken] = [await tokenOf(app), await tokenOf(app), await tokenOf(app, 'normal01')];
    await send('find/modify/password', reset());
    const statuses = [first, second, otherMemberToken].map(
      async (token) => (await app.get('/api/v1/users/me', token)).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
  });

  test('removes the login lock', async () => {
    for (let count = 0; count < 5; count += 1) await app.signIn('member01', 'wrong');
    expect((await app.signIn('member01', password)).status).toBe(423);
    await send('find/modify/password', reset());
    expect((await app.signIn('member01', fresh)).status).toBe(200);
  });

  test('removes the lock of the device that sets it', async () => {
    const device = { Cookie: (await app.signIn('member01')).headers.get('Set-Cookie')?.split(';', 1)[0] ?? '' };
    for (let count = 0; count < 5; count += 1) await app.signIn('member01', 'wrong', device);
    expect((await app.signIn('member01', password, device)).status).toBe(423);
    await app.fetch('/api/v1/find/modify/password', post(reset(), device));
    expect((await app.signIn('member01', fresh, device)).status).toBe(200);
  });

  test('consumes the verification', async () => {
    await send('find/modify/password', reset());
    expect(await send('find/modify/password', reset())).toEqual(invalid);
  });

  test('of a corporation is set by its number', async () => {
    const body = {
      ...proofOf(manager),
      userType: 'CORPORATION',
      registrationNumber: oak,
      serviceId: 'corp0001',
      password: fresh,
    };
    expect(await send('find/modify/password', body)).toEqual(ok(null));
  });

  test.each([
    ['for another’s id', { serviceId: 'normal01' }, invalid],
    ['without a verification', { di: 'x' }, invalid],
    ['for a member type that the person is not', { userType: 'NORMAL' }, invalid],
    ['that breaks the rules', { password: 'password' }, refused(400, accountMessages.passwordComposition)],
    ['that is easily guessed', { password: 'Member01!' }, refused(400, refusalMessages.guessablePassword)],
  ])('%s is rejected and changes nothing', async (_, changed, refusal) => {
    const token = await tokenOf(app);
    expect(await send('find/modify/password', reset(changed))).toEqual(refusal);
    expect((await app.get('/api/v1/users/me', token)).status).toBe(200);
    expect((await app.signIn('member01', password)).status).toBe(200);
    expect(await send('find/id', { ...proofOf(hanul), userType: 'PERSONAL' })).toEqual(ok({ serviceId: 'member01' }));
  });
});
