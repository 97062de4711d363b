import { describe, expect, test } from 'vitest';
import type { OwnData } from '#contract/account/own-data.ts';
import { ownDataHtml } from '#src/features/profile-edit/own-data/own-data-html.ts';
import { xssVectors } from '#tests/fixtures/xss-vectors.ts';
import { leastOwnData, ownDataExample } from '#tests/fixtures/own-data.ts';

const parseDocument = (data: OwnData): Document => new DOMParser().parseFromString(ownDataHtml(data), 'text/html');

const textsOf = (root: ParentNode, selector: string): string[] =>
  Array.from(root.querySelectorAll(selector), ({ textContent }) => textContent ?? '');

/** Returns each section by its heading: its table by rows, or the text instead of a table. */
const sectionsOf = (data: OwnData) =>
  Object.fromEntries(
    Array.from(parseDocument(data).querySelectorAll('section'), (section) => {
      const rows = Array.from(section.querySelectorAll('tbody tr'), (row) => textsOf(row, 'th, td'));
      return [
        textsOf(section, 'h2').join(),
        rows.length > 0
          ? [textsOf(section, 'caption').join(), textsOf(section, 'thead th'), ...rows]
          : textsOf(section, 'p'),
      ];
    }),
  );

describe('the document', () => {
  test('has the sections of a closed account under its id', () => {
    const { account, consents, memberships, bookings, accessRecords } = leastOwnData;
    const closed = { account: { ...account, serviceId: 'normal01' }, consents, memberships, bookings, accessRecords };
    const [withClosed, withoutClosed] = [
      sectionsOf({ ...ownDataExample, closedAccounts: [closed] }),
      sectionsOf(ownDataExample),
    ];
    expect(Object.keys(withClosed).filter((title) => !(title in withoutClosed))).toEqual(
      [
        '회원정보',
        '법인 정보',
        '소식 받기',
        '주소와 전화번호',
        '동의 내역',
        '회원권',
        '예약 내역',
        '최근 1년의 이용 기록',
      ].map((title) => `닫힌 계정 normal01: ${title}`),
    );
    expect(withClosed['닫힌 계정 normal01: 회원정보']).toContainEqual(['아이디', 'normal01']);
  });

  test('has each section of the data in a table, its values in Korean and its times in Korean time', () => {
    expect(sectionsOf(ownDataExample)).toEqual({
      회원정보: [
        '회원정보 항목',
        ['항목', '내용'],
        ['이름', '김하늘'],
        ['아이디', 'member01'],
        ['회원 구분', '법인회원'],
        ['생년월일', '1985.04.12'],
        ['성별', '여자'],
        ['이메일', 'member01@naver.com'],
        ['휴대폰번호', '010-0000-1001'],
        ['연계정보(CI)', 'Q0kgb2YgYSBzYW1wbGUgbWVtYmVy=='],
        ['중복가입 확인정보(DI)', 'MC0GCCqGSIb3DQIJAyEA'],
        ['휴면 여부', '휴면 아님'],
        ['가입 시각', '2025.01.10 12:20'],
        ['마지막 로그인', '2026.11.26 17:00'],
      ],
      '법인 정보': [
        '법인 정보 항목',
        ['항목', '내용'],
        ['회사명', '오크상사'],
        ['사업자등록번호', '123-45-67891'],
        ['법인회원 확인', '확인 완료'],
      ],
      '소식 받기': [
        '소식 받기 항목',
        ['항목', '내용'],
        ['이메일 수신', '동의'],
        ['이메일 수신 동의 시각', '2026.03.02 10:00'],
        ['문자(SMS) 수신', '동의'],
        ['문자(SMS) 수신 동의 시각', '2026.05.06 11:30'],
      ],
      '주소와 전화번호': [
        '주소와 전화번호 항목',
        ['항목', '내용'],
        ['주소 구분', '자택'],
        ['우편번호', '26353'],
        ['주소', '강원특별자치도 원주시 지정면 오크밸리1길 66'],
        ['상세 주소', '101동 1203호'],
        ['전화번호', '033-799-0101'],
      ],
      '동의 내역': [
        '동의 내역 2건, 최근 것부터',
        ['문서', '문서 종류', '구분', '버전', '동의 시각', '철회 시각'],
        ['서비스 이용약관', '서비스 이용약관', '문서', '2026.01.01', '2026.03.14 10:00', '없음'],
        [
          '광고성 정보 수신',
          '광고성 정보 수신',
          '문자(SMS) 수신',
          '2025.01.01',
          '2025.09.02 10:00',
          '2025.12.25 01:00',
        ],
      ],
      회원권: ['회원권 1건', ['회원번호', '회원권', '회원명'], ['51-02-004417', '오크밸리 정회원', '김하늘']],
      '예약 내역': [
        '예약 내역 3건, 최근 이용일부터',
        ['티오프 일시', '코스', '예약자', '회원번호', '라운드', '상태'],
        ['2026.11.28 07:12', '오크밸리', '김하늘', '51-02-004417', '18', '예약'],
        ['2026.11.14 06:48', '오크밸리', '김하늘', '51-02-004417', '18', '내장'],
        ['2026.10.31 15:20', '오크크릭(월송리)', '김하늘', '없음', '9', '노쇼'],
      ],
      '확인을 기다리는 변경': [
        '확인을 기다리는 변경 1건',
        ['항목', '새 내용', '확인 기한'],
        ['휴대폰번호', '010-9876-5432', '2026.12.03 17:00'],
      ],
      '로그인 기기': [
        '로그인 기기 1건',
        ['기기', '로그인 시각', '마지막 사용'],
        ['Chrome · Windows', '2026.11.26 17:00', '2026.11.26 17:04'],
      ],
      패스키: [
        '패스키 1건',
        ['이름', '추가 시각', '마지막 사용'],
        ['내 휴대폰', '2026.11.19 09:00', '2026.11.25 08:30'],
      ],
      '최근 1년의 이용 기록': [
        '최근 1년의 이용 기록 2건, 최근 것부터',
        ['시각', '이용', 'IP 주소', '기기'],
        ['2026.11.26 17:05', '내 정보 내려받기', '203.0.113.7', 'Chrome · Windows'],
        ['2026.11.26 17:00', '로그인', '2001:db8:1:2::/64', 'Safari · iPhone'],
      ],
    });
  });

  test('says of empty sections that they are empty', () => {
    const { 회원정보: account, ...otherSections } = sectionsOf(leastOwnData);
    const empty = ['남아 있는 내용이 없습니다.'];
    expect([account?.[4], account?.[6], account?.[11]]).toEqual([
      ['회원 구분', '일반(비)회원'],
      ['성별', '남자'],
      ['휴면 여부', '휴면'],
    ]);
    expect(otherSections).toEqual({
      '법인 정보': ['법인회원이 아닙니다.'],
      '소식 받기': [
        '소식 받기 항목',
        ['항목', '내용'],
        ['이메일 수신', '동의하지 않음'],
        ['이메일 수신 동의 시각', '없음'],
        ['문자(SMS) 수신', '동의하지 않음'],
        ['문자(SMS) 수신 동의 시각', '없음'],
      ],
      '주소와 전화번호': ['저장하신 주소가 없습니다.'],
      '동의 내역': empty,
      회원권: empty,
      '예약 내역': empty,
      '확인을 기다리는 변경': empty,
      '로그인 기기': empty,
      패스키: empty,
      '최근 1년의 이용 기록': empty,
    });
  });

  test('is Korean, has a title and one main heading, its time and a note on its safety', () => {
    const parsed = parseDocument(ownDataExample);
    expect([parsed.documentElement.lang, parsed.title, ...textsOf(parsed, 'h1, main > p')]).toEqual([
      'ko',
      '내 정보, 2026.11.26',
      '내 정보',
      '2026.11.26 17:05에 저장되어 있던 정보입니다. 시각은 모두 한국 시각입니다.',
      '개인정보가 들어 있으니 다른 사람이 볼 수 없는 곳에 보관해 주세요. 비밀번호는 되돌릴 수 없는 형태로만 저장되어 이 문서에 없습니다.',
    ]);
  });

  test('has a caption, column headers and row headers in every table', () => {
    const tables = Array.from(parseDocument(ownDataExample).querySelectorAll('table'));
    const incomplete = tables.filter((table) => {
      const rows = Array.from(table.querySelectorAll('tbody tr'), ({ firstElementChild }) =>
        firstElementChild?.getAttribute('scope'),
      );
      const columns = Array.from(table.querySelectorAll('thead tr > *'), (cell) => cell.getAttribute('scope'));
      return (
        textsOf(table, 'caption').join() === '' ||
        new Set(columns).size !== 1 ||
        columns[0] !== 'col' ||
        new Set(rows).size !== 1 ||
        rows[0] !== 'row'
      );
    });
    expect([tables.length, incomplete.length]).toEqual([11, 0]);
  });

  test('loads nothing and runs nothing', () => {
    const parsed = parseDocument(ownDataExample);
    expect(textsOf(parsed, 'script, link, img, iframe, a, [src], [href]')).toEqual([]);
    expect(parsed.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
  });
});

type ValuePath = readonly (string | number)[];

/** Returns the paths of all primitive values in the data. */
const pathsIn = (value: unknown, path: ValuePath = []): readonly ValuePath[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, Array.isArray(value) ? Number(key) : key]))
    : [path];

const valueAt = (data: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], data);

/** Returns a copy of the data with another value at a path. */
function changedAt(data: OwnData, path: ValuePath, value: unknown): OwnData {
  const changed = structuredClone(data);
  Object.assign(valueAt(changed, path.slice(0, -1)) as object, { [path.at(-1) ?? '']: value });
  return changed;
}

/** Maps each enumerated value to another valid one. */
const otherValues: Readonly<Record<string, string>> = {
  CORPORATION: 'NORMAL',
  APPROVED: 'PENDING',
  HOME: 'COMPANY',
  FEMALE: 'MALE',
  DOCUMENT: 'EMAIL',
  SMS: 'EMAIL',
  SERVICE: 'VIDEO',
  MARKETING: 'VIDEO',
  MOBILE: 'EMAIL',
  R: 'N',
  I: 'N',
  N: 'R',
  DATA_DOWNLOAD: 'WITHDRAWAL',
  SIGN_IN: 'WITHDRAWAL',
};

/** Returns another value for the property, and the text that the document shows for it. */
function otherValue(value: unknown, name: string | number | undefined): [value: unknown, text: string] {
  if (typeof value === 'boolean') return [!value, ''];
  if (name === 'withdrawnAt' || /^\d{4}-\d\d-\d\dT/.test(String(value)))
    return ['2001-02-03T04:05:00.000Z', '2001.02.03 13:05'];
  if (name === 'birthdate' || name === 'PLAY_DATE') return ['2001-02-03', '2001.02.03'];
  if (name === 'PLAY_TIME') return ['0123', '01:23'];
  if (name === 'PROPERTY_NO') return ['71', '성문안'];
  const other = otherValues[String(value)];
  return other === undefined ? ['다른 값', '다른 값'] : [other, ''];
}

test.each(pathsIn(ownDataExample).map((path) => [path.join('.'), path] as const))(
  '%s is in the document',
  (_, path) => {
    const [value, text] = otherValue(valueAt(ownDataExample, path), path.at(-1));
    const html = ownDataHtml(changedAt(ownDataExample, path, value));
    expect([html === ownDataHtml(ownDataExample), html.includes(text)]).toEqual([false, true]);
  },
);

describe('a value', () => {
  test('stays text, with HTML characters escaped', () => {
    const html = ownDataHtml(changedAt(ownDataExample, ['account', 'name'], `<script>alert("1 & '2'")</script>`));
    expect(html).toContain('<td>&lt;script&gt;alert(&quot;1 &amp; &#39;2&#39;&quot;)&lt;/script&gt;</td>');
  });

  test('makes no element, whatever it is', () => {
    const [consent] = ownDataExample.consents;
    const documentWith = (titles: readonly string[]) =>
      parseDocument({
        ...ownDataExample,
        consents: titles.flatMap((title) => (consent ? [{ ...consent, title, version: title }] : [])),
      });
    const [harmless, hostile] = [documentWith(xssVectors.map(() => '글')), documentWith(xssVectors)].map(
      (parsed) => parsed.querySelectorAll('*').length,
    );
    expect([xssVectors.length >= 100, hostile]).toEqual([true, harmless]);
  });
});
