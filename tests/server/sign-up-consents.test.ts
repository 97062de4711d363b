import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import type { Registration } from '#contract/account/sign-up.ts';
import { consent, document, member } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { post, startApp, startOfTest } from './lib/app.ts';
import { answerOf, ok, registrationOf, signUp, verified } from './lib/person.ts';
import { refused } from './lib/read.ts';

const invalid = refused(400, refusalMessages.invalidRequest);

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const join = async (body: Registration) => answerOf(await signUp(app, body));
const consentsOf = async () => {
  const [added] = await app.deps.db.select().from(member).where(eq(member.serviceId, 'newbie01'));
  const rows = await app.deps.db
    .select()
    .from(consent)
    .where(eq(consent.memberId, added?.id ?? 0))
    .orderBy(asc(consent.kind), asc(consent.documentType));
  return rows.map(({ kind, documentType, documentVersion, agreedAt }) => [
    kind,
    documentType,
    documentVersion,
    agreedAt.toISOString(),
  ]);
};

describe('consents', () => {
  const terms = (changed: Partial<Registration['termsAgree']> = {}) => ({
    ...registrationOf(placeholder).termsAgree,
    ...changed,
  });
  const at = startOfTest.toISOString();
  const required = [
    ['DOCUMENT', 'SERVICE', '2026-11-01', at],
    ['DOCUMENT', 'PRIVACY_JOIN', '2026-11-01', at],
  ];

  test('are the required ones at least', async () => {
    await join(registrationOf(await verified(app)));
    expect(await consentsOf()).toEqual(required);
  });

  test('are stored individually, with the server’s time', async () => {
    const termsAgree = terms({
      taPrivacyThirdParty: true,
      emailRcvDate: '2000-01-01T00:00:00.000Z',
      smsRcvDate: '2000-01-01T00:00:00.000Z',
    });
    await join(registrationOf(await verified(app), { termsAgree, idTerms: [4] }));
    expect(await consentsOf()).toEqual([
      ...required,
      ['DOCUMENT', 'THIRD_PARTY', '2026-11-01', at],
      ['DOCUMENT', 'MARKETING', '2026-11-01', at],
      ['EMAIL', 'MARKETING', '2026-11-01', at],
      ['SMS', 'MARKETING', '2026-11-01', at],
    ]);
  });

  test('to channels of advertising are empty if its document was refused', async () => {
    await join(registrationOf(await verified(app), { termsAgree: terms({ emailRcvDate: at, smsRcvDate: at }) }));
    expect(await consentsOf()).toEqual(required);
  });

  test('to channels are independent if sign-up does not include their document', async () => {
    await app.deps.db.update(document).set({ exposureByJoin: false }).where(eq(document.type, 'MARKETING'));
    await join(registrationOf(await verified(app), { termsAgree: terms({ emailRcvDate: at }) }));
    expect(await consentsOf()).toEqual([...required, ['EMAIL', 'MARKETING', '2026-11-01', at]]);
  });

  test('have the version in force', async () => {
    await app.deps.db.insert(document).values({
      idType: 1,
      type: 'SERVICE',
      version: '2026-11-15',
      title: '',
      content: '',
      requiredAgree: true,
      exposureByJoin: true,
    });
    await join(registrationOf(await verified(app)));
    expect((await consentsOf())[0]).toEqual(['DOCUMENT', 'SERVICE', '2026-11-15', at]);
  });

  test('to a further required document must be given', async () => {
    await app.deps.db.update(document).set({ requiredAgree: true }).where(eq(document.type, 'MARKETING'));
    const identity = await verified(app);
    expect(await join(registrationOf(identity))).toEqual(refused(400, accountMessages.requiredAgreement));
    expect(await join(registrationOf(identity, { idTerms: [4] }))).toEqual(ok({ serviceId: 'newbie01' }));
  });

  test('are rejected for documents that do not exist or are not part of the sign-up', async () => {
    const identity = await verified(app);
    expect([
      await join(registrationOf(identity, { idTerms: [99] })),
      await join(registrationOf(identity, { idTerms: [8] })),
    ]).toEqual([invalid, invalid]);
  });

  test.each(['taService', 'taPrivacy'])('lack %s: the sign-up is rejected', async (name) => {
    const body = registrationOf(await verified(app));
    const response = await answerOf(
      await app.fetch('/api/v1/users/sign-up', post({ ...body, termsAgree: { ...body.termsAgree, [name]: false } })),
    );
    expect(response).toEqual(refused(400, accountMessages.requiredAgreement));
  });
});

const placeholder = {
  requestNumber: '',
  proof: '',
  authType: 'NICE',
  name: '',
  birthdate: '',
  gender: '0',
  nationalinfo: '0',
  mobileno: null,
  ci: '',
  di: '',
} as const;
