import { contactKind } from '#contract/account/contact-change.ts';
import { consultationStates, handlingEvents } from '#contract/staff/consultation.ts';
import { publicationStates } from '#contract/staff/publication.ts';
import { staffRoles } from '#contract/staff/permissions.ts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bookingStatus } from '#contract/booking/booking.ts';
import { clubIds, clubNames } from '#contract/site/club-code.ts';
import { clubs } from '#contract/clubs/club.ts';
import { consents } from '#contract/account/consent.ts';
import { address } from '#contract/account/contact-info.ts';
import { documentType } from '#contract/site/document.ts';
import { failure } from '#contract/http/envelope.ts';
import { pageType } from '#contract/site/frame.ts';
import { inquirerType, inquiryType } from '#contract/membership/inquiry.ts';
import { companyApproval, userType } from '#contract/account/member.ts';
import { ccTypes, noticeCategories } from '#contract/news/notice-kinds.ts';
import { offerCategories } from '#contract/news/offer-kinds.ts';
import { accessAction } from '#contract/account/own-data.ts';
import { isPublicPage } from '#contract/site/routed.ts';
import { clubKeys, clubPaths, paths } from '#contract/site/site-paths.ts';
import { registration } from '#contract/account/sign-up.ts';
import { authType } from '#contract/account/verification.ts';
import { terms } from '#contract/clubs/club-content.ts';
import clubContent from '#server/db/seed/content/clubs.json' with { type: 'json' };
import courseContent from '#server/db/seed/content/courses.json' with { type: 'json' };
import { accounts } from '#server/db/seed/accounts.ts';
import { parseEnv } from '#server/env.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import people from '#server/sandbox/content/people.json' with { type: 'json' };
import { listPages } from '#server/services/site-map/pages.ts';
import { readSite } from '#server/ssr/files.ts';
import { requestTypeOf } from '../../../worker/request-type.ts';
import { startApp, type TestApp } from '../lib/app.ts';

// Facts that occur in two places: each is compared with the other.

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

const rows = z.object({ rows: z.array(z.object({ name: z.string(), values: z.array(z.string()) })) });
const choicesOf = (schema: unknown): string[] =>
  z.array(z.string()).parse(schema instanceof z.ZodMiniEnum ? schema.options : []);

test('the enums of database columns are those of the contract', async () => {
  const enums = rows.parse(
    await app.deps.db.execute(
      sql`select t.typname as name, array_agg(e.enumlabel::text order by e.enumlabel) as values from pg_type t join pg_enum e on e.enumtypid = t.oid group by 1`,
    ),
  );
  const stored = Object.fromEntries(enums.rows.map(({ name, values }) => [name, values.toSorted()]));
  const contractEnums = {
    access_action: accessAction.options,
    address_type: choicesOf(address.shape.addressType),
    booking_status: bookingStatus.options,
    cc_type: ccTypes,
    club_access: choicesOf(clubs.result.def.element.shape.access),
    club_key: clubKeys,
    company_approval: companyApproval.options,
    consent_kind: choicesOf(consents.result.def.element.shape.kind),
    consultation_state: consultationStates,
    contact_kind: contactKind.options,
    document_type: documentType.options,
    gender: choicesOf(registration.shape.gender),
    handling_event: handlingEvents,
    inquirer_type: inquirerType.options,
    inquiry_type: inquiryType.options,
    notice_category: noticeCategories,
    offer_category: offerCategories,
    page_type: pageType.options,
    provider: authType.options,
    publication_state: publicationStates,
    staff_role: staffRoles,
    terms_kind: choicesOf(terms.result.def.element.shape.kind),
    user_type: userType.options,
  };
  const { grant_purpose: _, inquiry_action: __, company_action: ___, ...shared } = stored;
  expect(shared).toEqual(
    Object.fromEntries(Object.entries(contractEnums).map(([name, values]) => [name, [...values].toSorted()])),
  );
});

describe('the clubs of the content', () => {
  test.each(clubKeys)(
    '%s has the number and the name of the contract, and the courses and holes of its table',
    (key) => {
      const club = clubContent.find((each) => each.key === key);
      const courses = courseContent.filter(({ idGolfCC }) => idGolfCC === clubIds[key]);
      const holes = courses.flatMap(({ golfCourseHoles }) => golfCourseHoles);
      expect([club?.id, club?.nameKo.startsWith(clubNames[key]), club?.courseNames, club?.holes, club?.par]).toEqual([
        clubIds[key],
        true,
        courses.map(({ name }) => name),
        holes.length,
        holes.reduce((sum, { par }) => sum + par, 0),
      ]);
    },
  );

  test('have the ninety holes together that the texts mention, 54 of them for members', () => {
    const holesOf = (access: string) =>
      clubContent.filter((club) => club.access === access).reduce((sum, { holes }) => sum + holes, 0);
    expect([holesOf('members-only'), holesOf('public')]).toEqual([54, 36]);
  });
});

test.each(accounts.map((account) => [account.name, account] as const))(
  'the seeded member %s is a person whom the sandbox verifies',
  (name, { birthdate, gender, mobile, userType: type }) => {
    const person = people.find((each) => each.name === name);
    expect([person?.birthdate, person?.gender, person?.mobileno, person?.nationalinfo]).toEqual([
      birthdate.replaceAll('-', ''),
      gender === 'MALE' ? '1' : '0',
      mobile,
      type === 'FOREIGNER' ? '1' : '0',
    ]);
  },
);

test('each error code is documented for users of the API, and no other', async () => {
  const described = z
    .object({
      paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) }))),
    })
    .parse(await (await app.get('/api/openapi.json')).json());
  const codes = new Set(
    Object.values(described.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ responses }) => Object.keys(responses)),
    ),
  );
  // 405 is for unknown methods, 421 for other hosts, 409 for the back office.
  codes.add('405').add('421').add('409');
  const contractCodes = Array.from({ length: 200 }, (_, index) => String(400 + index)).filter(
    (code) => failure.safeParse({ status: { code, message: '' }, message: '' }).success,
  );
  expect([...codes].filter((code) => code !== '200').toSorted()).toEqual(contractCodes);
});

test('the pages of the site map are the public pages of the contract, except links to another site and the search', async () => {
  const allPaths = [...Object.values(paths), ...clubPaths].filter((path) => !path.includes(':'));
  const siteMapPaths = new Set((await listPages(app.deps)).map(({ path }) => path));
  expect(allPaths.filter((path) => siteMapPaths.has(path))).toEqual(
    allPaths.filter((path) => isPublicPage(path) && !path.endsWith('/brand') && path !== paths.search),
  );
});

describe('the files of the site', () => {
  const names = [
    'assets/begin-1234567.js',
    'assets/page.css',
    'assets/sans.woff2',
    'images/a.avif',
    'images/a.webp',
    'images/a.jpg',
    'images/a.png',
    'favicon.svg',
    'favicon.ico',
    'robots.txt',
    'sw.js',
    'site.webmanifest',
    'index.html',
  ];
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), '');
  }
  const site = readSite(folder);
  rmSync(folder, { recursive: true });
  const origin = 'https://golf.example';
  const pathsOf = (type: string) =>
    [...site.keys()]
      .filter(
        (path) => requestTypeOf({ method: 'GET', url: new URL(path, origin), isNavigation: false }, origin) === type,
      )
      .toSorted();

  test('that the server marks immutable are those that the worker never fetches again', () => {
    expect(
      [...site]
        .filter(([, { immutable }]) => immutable)
        .map(([path]) => path)
        .toSorted(),
    ).toEqual(pathsOf('file'));
  });

  test('that the server calls images are those that the worker treats as pictures', () => {
    expect(
      [...site]
        .filter(([, { type }]) => type.startsWith('image/'))
        .map(([path]) => path)
        .toSorted(),
    ).toEqual(pathsOf('picture'));
  });
});

describe('the policy allows', () => {
  const policy =
    securityHeaders(parseEnv({ SANDBOX: 'on', VITE_KAKAO_KEY: 'key' }), false)['Content-Security-Policy'] ?? '';
  const originsIn = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, url = '']) => new URL(url).origin);

  test.each([
    ['script-src', 'src/shared/share/kakao.ts', /src: '(https:[^']+)'/g],
    ['frame-src', 'src/ui/media/ClickToLoadVideo.tsx', /src=\{`(https:[^$`]+)/g],
  ])('%s to load %s', (directive, file, pattern) => {
    const allowed = policy.split('; ').find((each) => each.startsWith(`${directive} `)) ?? '';
    const origins = originsIn(file, pattern);
    expect([origins.length, origins.filter((origin) => !allowed.split(' ').includes(origin))]).toEqual([1, []]);
  });
});
