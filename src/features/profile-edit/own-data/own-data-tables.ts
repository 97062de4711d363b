import { bookingStatusNames, teeTime } from '#contract/booking/booking.ts';
import { courseName } from '#contract/site/club-code.ts';
import type { ConsentRecord } from '#contract/account/consent.ts';
import { addressTypeNames } from '#contract/account/contact-info.ts';
import { listDay } from '#contract/shared/day.ts';
import type { DocumentType } from '#contract/site/document.ts';
import type { CompanyApproval } from '#contract/account/member.ts';
import { ownDataMessages } from '#contract/account/own-data-messages.ts';
import { accessActionNames, type AccountData, type OwnData } from '#contract/account/own-data.ts';
import { registrationNumberText } from '#contract/account/registration-number-text.ts';
import { memberKinds } from '#src/shared/member-kind/member-kinds.ts';
import { phoneText } from '#src/shared/words/phone-text.ts';
import { momentText } from '#src/shared/words/moment-text.ts';
import { versionText } from '../texts.ts';

/** A table of the document. Each row begins with its header; `none` is shown if there are no rows. */
export type DataTable = {
  title: string;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  none: string;
};

/** All of the member's data in tables, with each value in words. */
export const ownDataTables = (data: OwnData): readonly DataTable[] => [
  ...accountTables(data),
  contactChangesTable(data),
  sessionsTable(data),
  passkeysTable(data),
  accessRecordsTable(data),
  ...data.closedAccounts.flatMap((closed) =>
    [...accountTables(closed), accessRecordsTable(closed)].map((table) =>
      tableOfClosed(closed.account.serviceId, table),
    ),
  ),
];

const accountTables = (data: AccountData): readonly DataTable[] => [
  accountTable(data.account),
  corporationTable(data.account),
  newsTable(data.account),
  addressTable(data.account),
  consentsTable(data),
  membershipsTable(data),
  bookingsTable(data),
];

const tableOfClosed = (serviceId: string, table: DataTable): DataTable => ({
  ...table,
  title: `닫힌 계정 ${serviceId}: ${table.title}`,
});

type Account = AccountData['account'];

const genderNames = { MALE: '남자', FEMALE: '여자' } as const satisfies Record<Account['gender'], string>;

const consentKindNames = { DOCUMENT: '문서', EMAIL: '이메일 수신', SMS: '문자(SMS) 수신' } as const satisfies Record<
  ConsentRecord['kind'],
  string
>;

const documentTypeNames = {
  SERVICE: '서비스 이용약관',
  PRIVACY_JOIN: '개인정보 수집 및 이용',
  THIRD_PARTY: '개인정보 제3자 제공',
  MARKETING: '광고성 정보 수신',
  PRIVACY: '개인정보 처리방침',
  VIDEO: '영상정보처리기기 운영·관리 방침',
  TERM: '이용약관',
  EMAIL: '이메일 무단수집 거부',
  PRIVACY_FOOTER: '상담을 위한 개인정보 수집 및 이용',
} as const satisfies Record<DocumentType, string>;

const facts = (title: string, rows: DataTable['rows'], none = ''): DataTable => ({
  title,
  caption: `${title} 항목`,
  columns: ['항목', '내용'],
  rows,
  none,
});

const list = (title: string, order: string, columns: DataTable['columns'], rows: DataTable['rows']): DataTable => ({
  title,
  caption: `${title} ${rows.length}건${order && `, ${order}`}`,
  columns,
  rows,
  none: ownDataMessages.none,
});

const accountTable = (account: Account): DataTable =>
  facts('회원정보', [
    ['이름', account.name],
    ['아이디', account.serviceId],
    ['회원 구분', memberKinds.find(({ value }) => value === account.userType)?.title ?? ''],
    ['생년월일', listDay(account.birthdate)],
    ['성별', genderNames[account.gender]],
    ['이메일', account.email],
    ['휴대폰번호', phoneText(account.mobile)],
    ['연계정보(CI)', account.ci],
    ['중복가입 확인정보(DI)', account.di],
    ['휴면 여부', account.isDormant ? '휴면' : '휴면 아님'],
    ['가입 시각', momentText(account.joinedAt)],
    ['마지막 로그인', momentText(account.lastSignInAt)],
  ]);

const approvalNames: Readonly<Record<CompanyApproval, string>> = {
  PENDING: '확인 중',
  APPROVED: '확인 완료',
  REFUSED: '확인되지 않음',
};

const corporationTable = ({ corporation }: Account): DataTable =>
  facts(
    '법인 정보',
    corporation
      ? [
          ['회사명', corporation.companyName],
          ['사업자등록번호', registrationNumberText(corporation.registrationNumber)],
          ['법인회원 확인', approvalNames[corporation.approval]],
        ]
      : [],
    ownDataMessages.noCorporation,
  );

const newsTable = ({ termsAgree: { emailRcv, smsRcv, emailRcvDate, smsRcvDate } }: Account): DataTable =>
  facts('소식 받기', [
    ['이메일 수신', emailRcv ? '동의' : '동의하지 않음'],
    ['이메일 수신 동의 시각', momentOrNone(emailRcvDate)],
    ['문자(SMS) 수신', smsRcv ? '동의' : '동의하지 않음'],
    ['문자(SMS) 수신 동의 시각', momentOrNone(smsRcvDate)],
  ]);

const addressTable = ({ address }: Account): DataTable =>
  facts(
    '주소와 전화번호',
    address
      ? [
          ['주소 구분', addressTypeNames[address.addressType]],
          ['우편번호', address.postCode],
          ['주소', address.address1],
          ['상세 주소', orNone(address.address2)],
          ['전화번호', orNone(phoneText(address.contact))],
        ]
      : [],
    ownDataMessages.noAddress,
  );

const consentsTable = ({ consents }: AccountData): DataTable =>
  list(
    '동의 내역',
    '최근 것부터',
    ['문서', '문서 종류', '구분', '버전', '동의 시각', '철회 시각'],
    consents.map(({ title, documentType, kind, version, agreedAt, withdrawnAt }) => [
      title,
      documentTypeNames[documentType],
      consentKindNames[kind],
      versionText(version),
      momentText(agreedAt),
      momentOrNone(withdrawnAt),
    ]),
  );

const membershipsTable = ({ memberships }: AccountData): DataTable =>
  list(
    '회원권',
    '',
    ['회원번호', '회원권', '회원명'],
    memberships.map(({ MEMB_NO, GOODS_NAME, CUSTM_NAME }) => [MEMB_NO, GOODS_NAME, CUSTM_NAME]),
  );

const bookingsTable = ({ bookings }: AccountData): DataTable =>
  list(
    '예약 내역',
    '최근 이용일부터',
    ['티오프 일시', '코스', '예약자', '회원번호', '라운드', '상태'],
    bookings.map((booking) => [
      `${listDay(booking.PLAY_DATE)} ${teeTime(booking)}`,
      courseName(booking.PROPERTY_NO),
      booking.RSVN_GEST_NAME,
      orNone(booking.MEMB_NO),
      booking.HOLE_TYPE_CODE,
      bookingStatusNames[booking.GOLF_RSVN_TYPE_CODE],
    ]),
  );

const sessionsTable = ({ sessions }: OwnData): DataTable =>
  list(
    '로그인 기기',
    '',
    ['기기', '로그인 시각', '마지막 사용'],
    sessions.map(({ device, createdAt, lastSeenAt }) => [device, momentText(createdAt), momentText(lastSeenAt)]),
  );

const contactChangesTable = ({ contactChanges }: OwnData): DataTable =>
  list(
    '확인을 기다리는 변경',
    '',
    ['항목', '새 내용', '확인 기한'],
    contactChanges.map(({ kind, value, expiresAt }) =>
      kind === 'EMAIL'
        ? ['이메일', value, momentText(expiresAt)]
        : ['휴대폰번호', phoneText(value), momentText(expiresAt)],
    ),
  );

const passkeysTable = ({ passkeys }: OwnData): DataTable =>
  list(
    '패스키',
    '',
    ['이름', '추가 시각', '마지막 사용'],
    passkeys.map(({ name, createdAt, lastUsedAt }) => [name, momentText(createdAt), momentOrNone(lastUsedAt)]),
  );

const accessRecordsTable = ({ accessRecords }: AccountData): DataTable =>
  list(
    '최근 1년의 이용 기록',
    '최근 것부터',
    ['시각', '이용', 'IP 주소', '기기'],
    accessRecords.map(({ at, action, address, device }) => [
      momentText(at),
      accessActionNames[action],
      address,
      device,
    ]),
  );

const momentOrNone = (moment: string | null): string => (moment === null ? '없음' : momentText(moment));

const orNone = (text: string): string => (text === '' ? '없음' : text);
