import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ProfileChange } from '#contract/account/profile.ts';
import { consent, document } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { startApp, startOfTest } from './lib/app.ts';
import { myPage } from './lib/my.ts';
import { ok } from './lib/person.ts';
import { tokenOf } from './lib/read.ts';

const day = 24 * 3_600_000;
const agreed = startOfTest.toISOString();

let app: TestApp;
let memberPage: ReturnType<typeof myPage>;
beforeEach(async () => {
  app = await startApp();
  memberPage = myPage(app, await tokenOf(app));
});

describe('consents to marketing', () => {
  const terms = (emailRcv: boolean, smsRcv = true) => ({
    termsAgree: { emailRcv, smsRcv, emailRcvDate: '2000-01-01T00:00:00.000Z', smsRcvDate: null },
  });
  const emails = async () => {
    const rows = await app.deps.db.select().from(consent).where(eq(consent.memberId, 1)).orderBy(consent.id);
    return rows
      .filter(({ kind }) => kind === 'EMAIL')
      .map(({ documentType, documentVersion, agreedAt, withdrawnAt }) => [
        documentType,
        documentVersion,
        agreedAt,
        withdrawnAt,
      ]);
  };
  const daysLater = (days: number) => new Date(startOfTest.getTime() + days * day);
  const initialConsent = ['MARKETING', '2026-11-01', startOfTest];
  /** Saves a change a day later, in a session of that day. */
  async function nextDay(changed: Partial<ProfileChange>) {
    app.advance(day);
    memberPage = myPage(app, await tokenOf(app));
    expect(await memberPage.change(changed)).toEqual(ok(null));
  }

  test('that are unchanged get no new date, whatever date is sent', async () => {
    await nextDay(terms(true));
    expect(await emails()).toEqual([[...initialConsent, null]]);
    expect(await memberPage.me()).toMatchObject({ data: { termsAgree: { emailRcv: true, emailRcvDate: agreed } } });
  });

  test('that are withdrawn retain both dates', async () => {
    await nextDay(terms(false));
    expect(await emails()).toEqual([[...initialConsent, daysLater(1)]]);
    expect(await memberPage.me()).toMatchObject({
      data: { termsAgree: { emailRcv: false, emailRcvDate: agreed, smsRcv: true, smsRcvDate: agreed } },
    });
  });

  test('that are already withdrawn get no new date', async () => {
    await nextDay(terms(false));
    await nextDay(terms(false));
    expect(await emails()).toEqual([[...initialConsent, daysLater(1)]]);
  });

  test('that are given again are a second row, of the version in force then and with the server’s time', async () => {
    await nextDay(terms(false));
    await app.deps.db.insert(document).values({
      idType: 4,
      type: 'MARKETING',
      version: '2026-11-21',
      title: '새 동의',
      content: '',
      requiredAgree: false,
      exposureByJoin: true,
    });
    await nextDay(terms(true));
    expect(await emails()).toEqual([
      [...initialConsent, daysLater(1)],
      ['MARKETING', '2026-11-21', daysLater(2), null],
    ]);
    expect(await memberPage.me()).toMatchObject({
      data: { termsAgree: { emailRcv: true, emailRcvDate: daysLater(2).toISOString() } },
    });
  });

  test('by message are stored separately from those by e-mail', async () => {
    await nextDay(terms(true, false));
    expect(await memberPage.me()).toMatchObject({
      data: { termsAgree: { emailRcv: true, smsRcv: false, smsRcvDate: agreed } },
    });
  });

  test('are listed as a history, the last given first, each with its document’s title then', async () => {
    await nextDay(terms(false));
    await app.deps.db.insert(document).values({
      idType: 4,
      type: 'MARKETING',
      version: '2026-11-21',
      title: '새 동의',
      content: '',
      requiredAgree: false,
      exposureByJoin: true,
    });
    await nextDay(terms(true));
    const givenConsent = { version: '2026-11-01', agreedAt: agreed, withdrawnAt: null };
    const marketing = { ...givenConsent, documentType: 'MARKETING', title: '광고성 정보 수신 동의' };
    expect(await memberPage.get('my/consents')).toEqual(
      ok([
        { ...marketing, kind: 'EMAIL', title: '새 동의', version: '2026-11-21', agreedAt: daysLater(2).toISOString() },
        { ...marketing, kind: 'SMS' },
        { ...marketing, kind: 'EMAIL', withdrawnAt: daysLater(1).toISOString() },
        { ...givenConsent, kind: 'DOCUMENT', documentType: 'PRIVACY_JOIN', title: '개인정보 수집 및 이용 동의' },
        { ...givenConsent, kind: 'DOCUMENT', documentType: 'SERVICE', title: '서비스 이용약관 동의' },
      ]),
    );
  });

  test('can be given for the first time', async () => {
    const page = myPage(app, await tokenOf(app, 'normal01'));
    await page.change({ ...terms(true, false), address: null });
    expect(await page.me()).toMatchObject({
      data: { termsAgree: { emailRcv: true, emailRcvDate: agreed, smsRcv: false, smsRcvDate: null } },
    });
  });
});
