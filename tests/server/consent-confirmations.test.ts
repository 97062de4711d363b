import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { consent, mail, member } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { batchSize } from '#server/services/batches.ts';
import { confirmConsents } from '#server/services/consent/confirm.ts';
import { secondApp, startApp, startOfTest, type TestApp } from './lib/app.ts';
import { queuedMails } from './lib/mails.ts';
import { myPage } from './lib/my.ts';
import { tokenOf } from './lib/read.ts';

const day = 24 * 3_600_000;
/** From 2026-11-20 to 2028-11-20. */
const twoYears = 731 * day;
const subject = '[오크 리조트 골프] 광고성 정보 수신 동의 확인 안내';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ env: { SITE_URL: 'https://golf.example' } });
  // The other members withdrew theirs.
  await app.deps.db.update(consent).set({ withdrawnAt: startOfTest });
  await app.deps.db.update(consent).set({ withdrawnAt: null }).where(eq(consent.memberId, 1));
});

const recipients = async () => (await queuedMails(app)).map((each) => each?.to);
const countConfirmed = () => app.deps.db.$count(consent, isNotNull(consent.confirmedAt));
const ofFirst = (kind: 'EMAIL' | 'SMS') => and(eq(consent.memberId, 1), eq(consent.kind, kind));

async function after(milliseconds: number) {
  app.advance(milliseconds);
  await confirmConsents(app.deps);
}

describe('the confirmation of consents to advertising', () => {
  test('is mailed 30 days before two years have passed, not a day earlier, and once', async () => {
    await after(twoYears - 31 * day);
    expect(await recipients()).toEqual([]);
    await after(day);
    await after(day);
    expect(await recipients()).toEqual(['haneul.kim@naver.example']);
  });

  test('names the sender, each channel with the date of its consent, and how to keep or withdraw it', async () => {
    await app.deps.db
      .update(consent)
      .set({ agreedAt: new Date('2026-10-31T16:00:00Z') })
      .where(ofFirst('SMS'));
    await after(twoYears - 30 * day);
    expect(await queuedMails(app)).toEqual([
      {
        to: 'haneul.kim@naver.example',
        subject,
        text: `${[
          '오크 리조트 골프에서 알려 드립니다.',
          '오크 리조트 골프가 보내는 광고성 정보의 수신에 동의하신 사실을 2년마다 확인해 드립니다.',
          '지금까지 유지되고 있는 동의입니다.\n- 이메일 수신: 2026.11.20 동의\n- 문자(SMS) 수신: 2026.11.01 동의',
          '계속 받으시려면 따로 하실 일이 없습니다. 동의는 그대로 유지됩니다.',
          '받지 않으시려면 언제든지 회원정보 수정에서 동의를 철회하시거나, 고객센터(1588-7676)로 알려 주세요.\nhttps://golf.example/mypage/editing',
          '이 이메일은 발신 전용입니다. 문의는 고객센터(1588-7676)로 연락해 주세요.',
        ].join('\n\n')}\n`,
      },
    ]);
  });

  test('is repeated within two years of the one before', async () => {
    await after(twoYears - 30 * day);
    await after(699 * day);
    expect(await recipients()).toHaveLength(1);
    await after(day);
    expect(await recipients()).toHaveLength(2);
  });

  test('leaves out a withdrawn consent; one given again counts from its new date', async () => {
    await app.deps.db.update(consent).set({ withdrawnAt: startOfTest }).where(ofFirst('EMAIL'));
    app.advance(400 * day);
    await app.deps.db.insert(consent).values({
      memberId: 1,
      kind: 'EMAIL',
      documentType: 'MARKETING',
      documentVersion: '2026-11-01',
      agreedAt: app.deps.now(),
    });
    await after(twoYears - 430 * day);
    const [first, ...others] = await queuedMails(app);
    expect([others, first?.text.match(/^- .+$/gm)]).toEqual([[], ['- 문자(SMS) 수신: 2026.11.20 동의']]);
  });

  test('is mailed neither to members without such a consent, nor to withdrawn members, nor for a closed account', async () => {
    await app.deps.db.update(consent).set({ withdrawnAt: null, kind: 'DOCUMENT' }).where(eq(consent.memberId, 2));
    await app.deps.db.update(consent).set({ withdrawnAt: null }).where(eq(consent.memberId, 3));
    await app.deps.db.update(member).set({ doubleOf: 2 }).where(eq(member.id, 3));
    await myPage(app, await tokenOf(app)).leave();
    await after(3 * twoYears);
    expect((await queuedMails(app)).filter((each) => each?.subject === subject)).toEqual([]);
  });

  test('is mailed once by two processes at the same time', async () => {
    await addMembers(2 * batchSize);
    const other = secondApp(app.deps);
    for (const each of [app, other]) each.advance(twoYears);
    await Promise.all([app, other, app, other].map(({ deps }) => confirmConsents(deps)));
    await confirmConsents(app.deps);
    const all = await recipients();
    expect([all.length, new Set(all).size]).toEqual([2 * batchSize + 1, 2 * batchSize + 1]);
  });

  test('is mailed once to each member, even if the process stops in the middle of a batch', async () => {
    await addMembers(2 * batchSize);
    app.advance(twoYears);
    await expect(confirmConsents(stoppingAfter(batchSize + 50))).rejects.toThrow('stopped');
    expect([await app.deps.db.$count(mail), await countConfirmed()]).toEqual([batchSize, batchSize + 1]);
    await confirmConsents(app.deps);
    const all = await recipients();
    expect([all.length, new Set(all).size]).toEqual([2 * batchSize + 1, 2 * batchSize + 1]);
  });
});

/** Adds members with a consent to mails, given at the start. */
async function addMembers(count: number) {
  const { db } = app.deps;
  await db.execute(sql`insert into member (service_id, password_hash, user_type, name, email, mobile, birthdate, gender, ci_sealed, di, last_sign_in_at, created_at)
    select 'many' || number, '', 'PERSONAL', '', 'many' || number || '@naver.example', '', '1990-01-01', 'MALE', '', 'many' || number, now(), now()
    from generate_series(1, ${count}) as number`);
  await db.execute(sql`insert into consent (member_id, kind, document_type, document_version, agreed_at)
    select id, 'EMAIL', 'MARKETING', '2026-11-01', ${startOfTest.toISOString()}::timestamptz from member where service_id like 'many%'`);
}

/** Returns dependencies with which the process stops after this number of mails. */
function stoppingAfter(count: number): Deps {
  let sealed = 0;
  const { keys } = app.deps;
  return {
    ...app.deps,
    keys: {
      ...keys,
      seal(purpose, text) {
        sealed += 1;
        if (sealed > count) throw new Error('stopped');
        return keys.seal(purpose, text);
      },
    },
  };
}
