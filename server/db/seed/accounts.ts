import type { member, memberAddress, membership } from '../schema.ts';

type MemberRow = typeof member.$inferInsert;

export type Account = Omit<
  MemberRow,
  'id' | 'passwordHash' | 'ciSealed' | 'di' | 'personHash' | 'doubleOf' | 'lastSignInAt' | 'createdAt'
> & {
  readonly password: string;
  readonly purpose: string;
  readonly address: Omit<typeof memberAddress.$inferInsert, 'memberId'> | null;
  /** In addition to the required consents. */
  readonly marketing: readonly ('EMAIL' | 'SMS')[];
  readonly memberships: readonly Pick<typeof membership.$inferInsert, 'number' | 'goodsName' | 'regular'>[];
  /** Number of bookings to generate. */
  readonly bookings: number;
};

const common = {
  password: 'Golf2026!a',
  address: null,
  marketing: ['EMAIL', 'SMS'],
  memberships: [],
  bookings: 0,
} as const;

/** Fictional members of a newly seeded database. */
export const accounts: readonly Account[] = [
  {
    ...common,
    serviceId: 'member01',
    name: '김하늘',
    userType: 'PERSONAL',
    purpose: '개인회원, 회원권 2개',
    birthdate: '1985-04-12',
    gender: 'FEMALE',
    mobile: '01000001001',
    email: 'haneul.kim@naver.example',
    address: {
      address1: '강원특별자치도 원주시 치악숲로 210 (무실동, 무실 가람뜰아파트)',
      address2: '101동 1203호',
      postCode: '26304',
      addressType: 'HOME',
      contact: '0337990101',
    },
    memberships: [
      { number: '51-02-004417', goodsName: '오크밸리 정회원', regular: true },
      { number: '61-11-000982', goodsName: '오크힐스 주중회원', regular: false },
    ],
    bookings: 240,
  },
  {
    ...common,
    serviceId: 'corp0001',
    name: '오한결',
    userType: 'CORPORATION',
    purpose: '법인회원(오크상사), 회원권 1개',
    birthdate: '1974-09-19',
    gender: 'MALE',
    mobile: '01000001007',
    email: 'golf@oaktrading.example',
    companyName: '오크상사',
    registrationNumber: '1234567891',
    companyApproval: 'APPROVED',
    marketing: ['EMAIL'],
    memberships: [{ number: '51-21-000118', goodsName: '오크밸리 법인정회원', regular: true }],
    bookings: 24,
  },
  {
    ...common,
    serviceId: 'foreign01',
    name: 'SMITH JOHN',
    userType: 'FOREIGNER',
    purpose: '외국인회원',
    birthdate: '1981-02-26',
    gender: 'MALE',
    mobile: '01000001006',
    email: 'john.smith@mail.example',
  },
  {
    ...common,
    serviceId: 'normal01',
    name: '이바다',
    userType: 'NORMAL',
    purpose: '일반회원, 예약 없음',
    birthdate: '1992-08-23',
    gender: 'MALE',
    mobile: '01000001002',
    email: 'bada.lee@mail.example',
    marketing: [],
  },
  {
    ...common,
    serviceId: 'sleeper01',
    name: '박들',
    userType: 'PERSONAL',
    purpose: '휴면 계정',
    birthdate: '1978-01-05',
    gender: 'MALE',
    mobile: '01000001003',
    email: 'deul.park@mail.example',
    dormant: true,
  },
  {
    ...common,
    serviceId: 'locked01',
    name: '최강산',
    userType: 'PERSONAL',
    purpose: '로그인 제한 시험용',
    birthdate: '1969-11-30',
    gender: 'MALE',
    mobile: '01000001004',
    email: 'gangsan.choi@mail.example',
  },
  {
    ...common,
    serviceId: 'leaver01',
    name: '정노을',
    userType: 'PERSONAL',
    purpose: '탈퇴 시험용',
    birthdate: '1989-07-17',
    gender: 'FEMALE',
    mobile: '01000001005',
    email: 'noeul.jung@mail.example',
  },
];
