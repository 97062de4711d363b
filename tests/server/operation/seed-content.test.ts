import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database, Db } from '#server/db/database.ts';
import { seal } from '#server/crypto/seal.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { member, setting } from '#server/db/schema.ts';
import {
  banner,
  club,
  course,
  faq,
  fee,
  hole,
  keyVisual,
  membershipInfo,
  notice,
  popup,
  seededContent,
  specialOffer,
} from '#server/db/site-schema.ts';
import { masterKeys, plainPasswords, startApp, startOfTest } from '../lib/app.ts';
import { emptyDatabase, openUnprepared } from '../lib/database.ts';
import { dump } from '../lib/dump.ts';

const prepare = (db: Db, now = startOfTest) => prepareDatabase(db, { passwords: plainPasswords, masterKeys, now });
/** Returns a database that was empty and has been prepared. */
const freshlySeeded = async () => (await startApp()).deps;

async function applyMigrations(db: Db, ...names: string[]) {
  await db.transaction(async (tx) => {
    for (const name of names) {
      for (const statement of readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8').split(
        '--> statement-breakpoint',
      ))
        await tx.execute(sql.raw(statement));
    }
  });
}

const countRows = async (db: Db) => ({
  clubs: await db.$count(club),
  courses: await db.$count(course),
  holes: await db.$count(hole),
  fees: await db.$count(fee),
  popups: await db.$count(popup),
  notices: await db.$count(notice),
  offers: await db.$count(specialOffer),
  faqs: await db.$count(faq),
  memberships: await db.$count(membershipInfo),
});
const expectedCounts = {
  clubs: 4,
  courses: 10,
  holes: 90,
  fees: 20,
  popups: 2,
  notices: 150,
  offers: 30,
  faqs: 33,
  memberships: 6,
};

describe('the content', () => {
  test('of a fresh start is complete, and a second start changes nothing', async () => {
    const { db } = await freshlySeeded();
    expect(await countRows(db)).toEqual(expectedCounts);
    expect(await db.$count(seededContent)).toBe(28);
    const before = await dump(db);
    await prepare(db, new Date(startOfTest.getTime() + 86_400_000));
    expect(await dump(db)).toBe(before);
  });

  test('that an operator changed, added or emptied remains so', async () => {
    const { db } = await freshlySeeded();
    await db.update(club).set({ storyImage: 'mine' }).where(eq(club.id, 132));
    await db.insert(fee).values({ clubId: 132, position: 9, title: '새 요금', exposureUnit: '원', feeTable: '' });
    await db.delete(fee).where(eq(fee.id, 13201));
    await db.delete(popup);
    await db.delete(banner);
    await db.update(setting).set({ value: [] }).where(eq(setting.key, 'familySites'));
    const before = await dump(db);
    await prepare(db);
    expect(await dump(db)).toBe(before);
  });

  test('is not added to a table that already has rows', async () => {
    const { db } = await emptyDatabase();
    await db.insert(popup).values({ position: 0, pcImageUrl: 'mine', link: '/', title: '', text: '', alt: '' });
    await prepare(db);
    expect((await db.select().from(popup)).map(({ pcImageUrl }) => pcImageUrl)).toEqual(['mine']);
  });

  test('is seeded with everything else or not at all', async () => {
    const { db } = await emptyDatabase();
    await db.insert(seededContent).values({ name: 'clubs', seededAt: startOfTest });
    await expect(prepare(db)).rejects.toThrow('insert into "course"');
    expect(await db.$count(member)).toBe(0);
  });
});

describe('content that an earlier release seeded differently', () => {
  const previousPicture = {
    pcImageUrl: 'kv-dawn-1920.webp',
    mobileImageUrl: 'kv-dawn-900.webp',
    alt: '이슬이 마르기 전 코스에 남은 새벽안개',
  };

  /**
   * Prepares a database, changes it to the state after an earlier release and an operator's edits, then prepares it by
   * this release.
   */
  async function prepared(applyEdits: (db: Db) => Promise<unknown>): Promise<Db> {
    const { db } = await freshlySeeded();
    await applyEdits(db);
    await db
      .delete(seededContent)
      .where(
        inArray(seededContent.name, [
          'painted-headers',
          'renamed-captions',
          'corrected-texts',
          'separate-film',
          'new-pictures',
          'room-pictures',
        ]),
      );
    await prepare(db);
    return db;
  }

  test('is the picture of notices, which no page showed: it becomes their painting, unless an operator has set another', async () => {
    const isOnPage = (pageType: 'NOTICE' | 'POLICY' | 'OAKVALLEY') => eq(keyVisual.pageType, pageType);
    const db = await prepared(async (seeded) => {
      await seeded.update(keyVisual).set(previousPicture).where(isOnPage('NOTICE'));
      await seeded
        .update(keyVisual)
        .set({ ...previousPicture, pcImageUrl: 'mine.webp' })
        .where(isOnPage('POLICY'));
    });
    const pictureOf = async (...args: Parameters<typeof isOnPage>) =>
      (
        await db
          .select()
          .from(keyVisual)
          .where(isOnPage(...args))
      ).map(({ pcImageUrl, mobileImageUrl }) => [pcImageUrl, mobileImageUrl]);
    expect([await pictureOf('NOTICE'), await pictureOf('POLICY'), await pictureOf('OAKVALLEY')]).toEqual([
      [['ink-day-1600.webp', 'ink-day-1600.webp']],
      [['mine.webp', 'kv-dawn-900.webp']],
      [['kv-dawn-1920.webp', 'kv-dawn-900.webp']],
    ]);
  });

  test('is a picture that said nothing about its offer: it becomes the new one, unless an operator has set another', async () => {
    const pictured = { pcImageUrl: 'kv-aerial-1920.webp', mobileImageUrl: 'kv-aerial-900.webp' };
    const db = await prepared(async (seeded) => {
      await seeded.update(specialOffer).set({ thumbnail: 'card-room' }).where(eq(specialOffer.id, 106));
      await seeded.update(specialOffer).set({ thumbnail: 'mine.webp' }).where(eq(specialOffer.id, 110));
      await seeded.update(keyVisual).set(pictured).where(eq(keyVisual.pageType, 'OAKHILLS'));
    });
    const thumbnailOf = async (id: number) =>
      (await db.select().from(specialOffer).where(eq(specialOffer.id, id))).map(({ thumbnail }) => thumbnail);
    const visuals = await db.select().from(keyVisual).where(eq(keyVisual.pageType, 'OAKHILLS'));
    expect([
      await thumbnailOf(106),
      await thumbnailOf(110),
      visuals.map(({ pcImageUrl, alt }) => [pcImageUrl, alt]),
    ]).toEqual([
      ['room-window'],
      ['mine.webp'],
      [['kv-summer-1920.webp', '초여름 숲에 안긴 오크힐스의 페어웨이와 벙커, 연못을 하늘에서 본 모습']],
    ]);
  });

  test('is a landscape beside a text about a room: it becomes the room, unless an operator has set another', async () => {
    const evening = { pcImageUrl: 'kv-dusk-1920.webp', alt: '해 질 녘 호숫가 클럽하우스 창에 불이 켜진 풍경' };
    const former = { leftImage: 'card-dining', rightImage: 'kv-dusk' };
    const db = await prepared(async (seeded) => {
      await seeded.update(specialOffer).set({ thumbnail: 'kv-snow' }).where(eq(specialOffer.id, 106));
      await seeded.update(popup).set(evening).where(eq(popup.id, 1));
      await seeded.update(membershipInfo).set(former).where(eq(membershipInfo.title, '법인 명의 회원권'));
      await seeded
        .update(membershipInfo)
        .set({ leftImage: 'mine.webp', rightImage: 'kv-aerial' })
        .where(eq(membershipInfo.title, '오크힐스 정회원'));
    });
    const offers = await db.select().from(specialOffer).where(eq(specialOffer.id, 106));
    const popups = await db.select().from(popup).where(eq(popup.id, 1));
    const kinds = await db.select().from(membershipInfo).orderBy(membershipInfo.position);
    expect([
      offers.map(({ thumbnail }) => thumbnail),
      popups.map(({ pcImageUrl }) => pcImageUrl),
      kinds.slice(2, 4).map(({ leftImage, rightImage }) => [leftImage, rightImage]),
    ]).toEqual([
      ['room-window'],
      ['kv-winter-evening-1920.webp'],
      [
        ['mine.webp', 'kv-aerial'],
        ['room-dinner', 'room-window'],
      ],
    ]);
  });

  test('is a caption that named its club: it is renamed, and an amount that an operator changed remains', async () => {
    const table = (caption: string) =>
      `<table><caption>${caption}</caption><tbody><tr><td>160,000</td></tr></tbody></table>`;
    const db = await prepared(async (seeded) => {
      await seeded
        .update(fee)
        .set({ feeTable: table('성문안 캐디 봉사료') })
        .where(eq(fee.id, 13204));
      await seeded
        .update(fee)
        .set({ feeTable: table('성문안 카트 요금') })
        .where(eq(fee.id, 13203));
    });
    const tableOf = async (id: number) =>
      (await db.select().from(fee).where(eq(fee.id, id))).map(({ feeTable }) => feeTable);
    expect([await tableOf(13204), await tableOf(13203)]).toEqual([
      [table('팀 인원별 캐디 봉사료')],
      [table('성문안 카트 요금')],
    ]);
  });
});

describe('texts and settings that an earlier release seeded differently', () => {
  const formerRules =
    '<p>낱장</p><p>성문안과 월송리 프런트에서 남녀 풀 세트와 왼손용, 청소년용 클럽을 빌려 드립니다. 수량이 정해져 있으니 이용 이틀 전까지 전화로 맡아 두시기를 권합니다. 장갑은 팝니다.</p>';

  test('are corrected where they are as seeded, within what an operator has added; a film leaves the link to the channel', async () => {
    const { db } = await freshlySeeded();
    const contentOf = async () => ({
      faqs: await db.select().from(faq).orderBy(faq.id),
      clubs: await db.select().from(club).orderBy(club.id),
      notices: await db.select().from(notice).orderBy(notice.id),
    });
    const seeded = await contentOf();
    await db.execute(sql`update faq set contents = ${formerRules} where title = '클럽을 빌릴 수 있나요?'`);
    await db.execute(
      sql`update club set directions = replace(directions::text, '승차권 없이 예약 화면을 기사에게 보여 주시면 예약하신 분과 동반자가 모두 탈 수 있습니다.', '낱장 승차권 없이 예약 화면을 기사에게 보여 주면 누구나 탈 수 있습니다.')::jsonb`,
    );
    await db.execute(sql`update notice set title = '장마철 코스 상태를 누리집에서 미리 확인하세요' where id = 113`);
    await db.execute(sql`delete from setting where key = 'filmLink'`);
    await db.execute(sql`update setting set value = '"https://youtu.be/a1B2-c3_D4e"' where key = 'youtubeLink'`);
    await db.delete(seededContent).where(inArray(seededContent.name, ['corrected-texts', 'separate-film']));
    await prepare(db);
    const { faqs, clubs, notices } = await contentOf();
    const withoutMoment = (rows: readonly object[]) => rows.map((row) => ({ ...row, updatedAt: null }));
    expect([withoutMoment(clubs), withoutMoment(notices)]).toEqual([
      withoutMoment(seeded.clubs),
      withoutMoment(seeded.notices),
    ]);
    expect(faqs.find(({ title }) => title === '클럽을 빌릴 수 있나요?')?.contents).toBe(
      '<p>낱장</p><p>월송리 장비 대여소에서 왼손잡이용과 어린이용을 포함한 클럽과 골프화를 빌려 드립니다. 수량이 정해져 있으니 이용 이틀 전까지 전화로 맡아 두시기를 권합니다. 다른 세 클럽에는 대여용 클럽이 없으니 쓰시던 클럽을 가져와 주세요. 장갑은 팝니다.</p>',
    );
    expect(await db.execute(sql`select value from setting where key = 'filmLink'`)).toMatchObject({
      rows: [{ value: 'https://youtu.be/a1B2-c3_D4e' }],
    });
  });
});

describe('a database of the release before', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openUnprepared();
    const { db } = database;
    await applyMigrations(db, '0000_init', '0001_identity', '0002_my_page');
    await db.execute(sql`insert into member (service_id, password_hash, user_type, name, email, mobile, birthdate, gender, ci_sealed, di, created_at)
      values ('someone01', '', 'PERSONAL', '가을', '', '', '1990-01-01', 'MALE', ${seal(masterKeys.current, 'identifier')}, '', '2026-01-01Z')`);
    await db.execute(sql`insert into setting (key, value) values ('address', '"이전한 주소"')`);
    await applyMigrations(
      db,
      '0003_public_site',
      '0004_news',
      '0005_notice_kinds',
      '0006_renewed_tokens',
      '0007_sample_members',
      '0008_keys_by_purpose',
      '0009_verification_secrets',
      '0010_full_width_search',
      '0011_mail_and_periods',
      '0012_persons_and_consultations',
      '0013_company_approval',
      '0014_lock_keys',
      '0015_idempotent_calls',
      '0016_notices_of_all_clubs',
      '0017_provider_tokens',
      '0018_bound_verifications',
      '0019_contact_changes',
      '0020_activity',
      '0021_passkeys',
      '0022_back_office',
      '0023_publications',
      '0024_flow_ends',
      '0025_staff_passkeys',
    );
  });
  afterEach(() => database.close());

  test('gets the content at its next start, and retains its members and settings', async () => {
    const { db } = database;
    await prepare(db);
    expect(await countRows(db)).toEqual(expectedCounts);
    expect((await db.select({ name: member.name }).from(member)).map(({ name }) => name)).toEqual(['가을']);
    const settings = new Map((await db.select().from(setting)).map((row) => [row.key, row.value]));
    expect([settings.get('address'), settings.size, settings.get('filmLink')]).toEqual(['이전한 주소', 4, '']);
    expect(settings.get('familySites')).toHaveLength(5);
    expect(settings.get('changeOfName')).toMatchObject({ title: '명의 변경 안내' });
  });
});
