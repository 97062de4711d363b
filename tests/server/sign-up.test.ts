import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import type { Registration } from '#contract/account/sign-up.ts';
import { member, memberAddress, withdrawnId } from '#server/db/schema.ts';
import { withdrawnIdHash } from '#server/services/member/valid-id.ts';
import type { TestApp } from './lib/app.ts';
import { post, startApp, startOfTest } from './lib/app.ts';
import {
  answerOf,
  foreignNewcomer,
  newcomer,
  ok,
  personNamed,
  registrationOf,
  signUp,
  verified,
} from './lib/person.ts';
import { dataOf, refused } from './lib/read.ts';

const oak = { companyName: '오크상사', registrationNumber: '1234567891' };
const pine = { companyName: '솔바람물산', registrationNumber: '9138104278' };
const invalid = refused(400, refusalMessages.invalidRequest);
const idTaken = refused(400, accountMessages.serviceIdTaken);
const existing = refused(400, accountMessages.existingMember);

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const join = async (body: Registration) => answerOf(await signUp(app, body));

describe('a sign-up', () => {
  test('creates a member of the verified person, who can sign in', async () => {
    const homeAddress = {
      postCode: '26304',
      address1: '강원특별자치도 원주시 치악숲로 210',
      address2: '101호',
      addressType: 'COMPANY',
      contact: '0337990101',
    } as const;
    const identity = await verified(app);
    expect(await join(registrationOf(identity, { address: homeAddress }))).toEqual(ok({ serviceId: 'newbie01' }));
    const [row] = await app.deps.db.select().from(member).where(eq(member.serviceId, 'newbie01'));
    expect({ ...row, ciSealed: app.deps.keys.open('identifier across services', row?.ciSealed ?? '') }).toEqual({
      id: 8,
      serviceId: 'newbie01',
      passwordHash: 'plain:Fresh2026!b',
      userType: 'PERSONAL',
      name: newcomer.name,
      email: 'new.person@naver.com',
      mobile: newcomer.mobileno,
      birthdate: '1963-06-01',
      gender: 'FEMALE',
      ciSealed: identity.ci,
      di: identity.di,
      personHash: app.deps.keys.hash('person', identity.ci),
      doubleOf: null,
      companyName: null,
      registrationNumber: null,
      companyApproval: null,
      dormant: false,
      dormancyNoticedAt: null,
      lastSignInAt: startOfTest,
      createdAt: startOfTest,
    });
    expect(await app.deps.db.select().from(memberAddress).where(eq(memberAddress.memberId, 8))).toEqual([
      { memberId: 8, ...homeAddress },
    ]);
    expect((await dataOf(await app.signIn('NEWBIE01', 'Fresh2026!b'))).member.name).toBe(newcomer.name);
  });

  test('after i-PIN uses the mobile number of the form', async () => {
    await join(registrationOf(await verified(app, newcomer, 'IPIN'), { mobile: '01198765432' }));
    expect((await dataOf(await app.signIn('newbie01', 'Fresh2026!b'))).member.mobile).toBe('01198765432');
  });

  test('uses the birthday as the person corrected it', async () => {
    await join(registrationOf(await verified(app), { birthday: '19630602' }));
    expect(await app.deps.db.select({ birthdate: member.birthdate }).from(member).where(eq(member.id, 8))).toEqual([
      { birthdate: '1963-06-02' },
    ]);
  });

  test('rejects a corrected birthday that is too young', async () => {
    expect(await join(registrationOf(await verified(app), { birthday: '20200101' }))).toEqual(
      refused(400, accountMessages.underage),
    );
  });

  test.each([
    ['한새봄', '19900101'],
    ['윤마루', '19900101'],
  ])('rejects %s, who is verified as too young or too old, whatever birthday is typed', async (name, birthday) => {
    expect(await join(registrationOf(await verified(app, personNamed(name)), { birthday }))).toEqual(
      refused(400, accountMessages.underage),
    );
  });

  test('accepts the birthday with dashes too', async () => {
    expect(await join(registrationOf(await verified(app), { birthday: '1963-06-01' }))).toEqual(
      ok({ serviceId: 'newbie01' }),
    );
  });

  test.each([
    ['FOREIGNER', null, foreignNewcomer],
    ['NORMAL', null, newcomer],
    ['CORPORATION', pine, newcomer],
    ['CORPORATION', pine, foreignNewcomer],
  ] as const)('creates a %s member', async (userType, corporation, person) => {
    expect(await join(registrationOf(await verified(app, person), { userType, corporation }))).toEqual(
      ok({ serviceId: 'newbie01' }),
    );
    const { member: created } = await dataOf(await app.signIn('newbie01', 'Fresh2026!b'));
    expect(created).toMatchObject({
      userType,
      corporation: corporation && { ...corporation, approval: 'PENDING' },
      name: person.name,
    });
  });

  test('consumes the verification', async () => {
    const identity = await verified(app);
    await join(registrationOf(identity));
    expect(await join(registrationOf(identity, { serviceId: 'newbie02', userType: 'NORMAL' }))).toEqual(
      refused(400, accountMessages.invalidVerification),
    );
  });

  test.each(['Password1!', 'Newbie01!', 'Oakvalley1!'])(
    'with a password that is easily guessed, %s, is rejected, and the verification remains valid',
    async (password) => {
      const identity = await verified(app);
      expect(await join(registrationOf(identity, { password }))).toEqual(
        refused(400, refusalMessages.guessablePassword),
      );
      expect(await join(registrationOf(identity))).toEqual(ok({ serviceId: 'newbie01' }));
    },
  );

  test.each(['', 'Fresh2026!c'])('with the password repeated as %j is rejected', async (passwordConfirm) => {
    expect(await join(registrationOf(await verified(app), { passwordConfirm }))).toEqual(
      refused(400, accountMessages.passwordMismatch),
    );
  });

  test('without a verification is rejected', async () => {
    const identity = await verified(app);
    expect(await join(registrationOf({ ...identity, ci: 'x' }))).toEqual(
      refused(400, accountMessages.invalidVerification),
    );
  });
});

describe('details that are not the verified person’s', () => {
  test.each<[string, Partial<Registration>]>([
    ['name', { name: '다른사람' }],
    ['gender', { gender: 'MALE' }],
    ['mobile', { mobile: '01011112222' }],
    ['way of verification', { authType: 'IPIN' }],
    ['corporation of a personal member', { corporation: pine }],
    [
      'number of another corporation',
      { userType: 'CORPORATION', corporation: pine, registrationNumber: oak.registrationNumber },
    ],
    ['number of a corporation of a personal member', { registrationNumber: pine.registrationNumber }],
    ['corporate member without a corporation', { userType: 'CORPORATION' }],
  ])('are rejected, and the verification remains valid: %s', async (_, changed) => {
    const identity = await verified(app);
    expect(await join(registrationOf(identity, changed))).toEqual(invalid);
    expect(await join(registrationOf(identity))).toEqual(ok({ serviceId: 'newbie01' }));
  });
});

describe('the age', () => {
  test.each([
    ['한새봄', '2026-11-20', false],
    ['서나래', '2026-11-19T14:59:59Z', false],
    ['서나래', '2026-11-19T15:00:00Z', true],
    ['윤마루', '2026-11-20', false],
    ['남궁여울', '2041-05-31', true],
    ['남궁여울', '2041-06-01', false],
  ])('of %s on %s: old enough and not too old is %s', async (name, day, isOfAge) => {
    app.advance(new Date(day).getTime() - startOfTest.getTime());
    const response = await join(registrationOf(await verified(app, personNamed(name))));
    expect(response).toEqual(isOfAge ? ok({ serviceId: 'newbie01' }) : refused(400, accountMessages.underage));
  });
});

describe('one person', () => {
  test('has one account, whatever its member type', async () => {
    await join(registrationOf(await verified(app)));
    expect(await join(registrationOf(await verified(app), { serviceId: 'newbie02' }))).toEqual(existing);
    expect(await join(registrationOf(await verified(app), { serviceId: 'newbie02', userType: 'NORMAL' }))).toEqual(
      existing,
    );
  });

  test('is recognised by whichever provider', async () => {
    expect(await join(registrationOf(await verified(app, personNamed('김하늘'), 'IPIN')))).toEqual(existing);
  });

  test('may have one further account for each company', async () => {
    const corporate = async (corporation: typeof oak, serviceId: string) =>
      join(
        registrationOf(await verified(app, personNamed('오한결')), { userType: 'CORPORATION', corporation, serviceId }),
      );
    expect(await corporate(oak, 'corp0002')).toEqual(existing);
    expect(await corporate(pine, 'corp0002')).toEqual(ok({ serviceId: 'corp0002' }));
    expect(await join(registrationOf(await verified(app, personNamed('오한결')), { serviceId: 'private1' }))).toEqual(
      ok({ serviceId: 'private1' }),
    );
  });
});

describe('the nationality of the verification', () => {
  test.each([
    ['a Korean', 'FOREIGNER', newcomer, accountMessages.foreignersOnly],
    ['a foreigner', 'PERSONAL', foreignNewcomer, accountMessages.koreansOnly],
    ['a foreigner', 'NORMAL', foreignNewcomer, accountMessages.koreansOnly],
  ] as const)(
    'does not allow %s to be a %s member, and the verification remains valid',
    async (_, userType, person, message) => {
      const identity = await verified(app, person);
      const { ci, di, proof } = identity;
      expect(await answerOf(await app.fetch('/api/v1/users/me/di', post({ ci, di, proof, userType })))).toEqual(
        refused(400, message),
      );
      expect(await join(registrationOf(identity, { userType }))).toEqual(refused(400, message));
      expect(
        await join(registrationOf(identity, { userType: userType === 'FOREIGNER' ? 'PERSONAL' : 'FOREIGNER' })),
      ).toEqual(ok({ serviceId: 'newbie01' }));
    },
  );
});

describe('an id', () => {
  const check = async (serviceId: string) => answerOf(await app.fetch('/api/v1/users/valid-id', post({ serviceId })));

  test('is free or taken, in any case', async () => {
    expect([await check('newbie01'), await check('member01'), await check('MEMBER01')]).toEqual([
      ok(null),
      idTaken,
      idTaken,
    ]);
    expect(await join(registrationOf(await verified(app), { serviceId: 'Member01' }))).toEqual(idTaken);
  });

  test('has no spaces around it', async () => {
    expect([await check(' newbie01 '), await check(' member01 ')]).toEqual([ok(null), idTaken]);
    expect(await join(registrationOf(await verified(app), { serviceId: ' newbie01 ' }))).toEqual(
      ok({ serviceId: 'newbie01' }),
    );
  });

  test('of a withdrawn member is free again after its time', async () => {
    const expiresAt = new Date(startOfTest.getTime() + 60_000);
    await app.deps.db
      .insert(withdrawnId)
      .values({ idHash: withdrawnIdHash(app.deps.keys, 'gone0001'), until: expiresAt });
    const identity = await verified(app);
    expect(await check('GONE0001')).toEqual(idTaken);
    expect(await join(registrationOf(identity, { serviceId: 'gone0001' }))).toEqual(idTaken);
    app.advance(60_000);
    expect(await check('gone0001')).toEqual(ok(null));
    expect(await join(registrationOf(identity, { serviceId: 'gone0001' }))).toEqual(ok({ serviceId: 'gone0001' }));
  });

  test.each([
    ['short', accountMessages.serviceIdLength],
    ['한글아이디', accountMessages.serviceIdComposition],
    ['', messages.serviceIdRequired],
  ])('that reads %j is rejected with the message of the contract', async (serviceId, message) => {
    expect(await check(serviceId)).toEqual(refused(400, message));
  });
});
