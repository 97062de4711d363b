import type { ClubKey } from '#contract/site/site-paths.ts';
import type { ClubFees, RateRow } from './fee-figures.ts';

const row = (name: string, ...amounts: (number | null)[]): RateRow => ({ name, amounts });

const seasons = (peak: readonly number[], middle: readonly number[], winter: readonly number[]) => ({
  peak: row('성수기(4~6월, 9~11월)', ...peak),
  middle: row('준성수기(3월, 7~8월)', ...middle),
  winter: row('동계(12~2월)', ...winter),
});

const seongmunan: ClubFees = {
  days: [
    { key: 'weekday', label: '월~목요일' },
    { key: 'friday', label: '금요일' },
    { key: 'holiday', label: '토·일·공휴일' },
  ],
  holes: [18],
  guest: {
    caption: '시기·요일별 그린피',
    columns: ['월~목요일', '금요일', '토·일·공휴일'],
    days: { weekday: 0, friday: 1, holiday: 2 },
    rows: seasons([210_000, 240_000, 290_000], [180_000, 205_000, 250_000], [120_000, 135_000, 165_000]),
  },
  slot: {
    caption: '시간대별 그린피 조정액',
    columns: ['월~목요일', '금요일', '토·일·공휴일'],
    days: { weekday: 0, friday: 1, holiday: 2 },
    rows: {
      early: row('06시 이전 첫 팀', -20_000, -20_000, -15_000),
      midday: row('10시~12시', 0, 10_000, 20_000),
      late: row('14시 이후', -30_000, -25_000, -20_000),
    },
  },
  cart: {
    caption: '5인승 유도 카트 사용료',
    columns: ['18홀', '9홀 추가'],
    holes: { 18: 0 },
    rows: { four: row('4인 팀', 120_000, 60_000), three: row('3인 팀', 120_000, 60_000) },
    rowOf: { 3: 'three', 4: 'four' },
  },
  caddie: {
    caption: '팀 인원별 캐디 봉사료',
    columns: ['18홀', '9홀 추가'],
    holes: { 18: 0 },
    rows: { four: row('4백 1캐디', 150_000, 75_000), three: row('3백 1캐디', 150_000, 75_000) },
    rowOf: { 3: 'three', 4: 'four' },
  },
  leftOut: [
    '다른 할인과 겹치면 큰 쪽 하나만 적용하며, 할인은 계산에 넣지 않았습니다.',
    '9홀 추가와 기상 악화 정산은 현장에서 따로 계산합니다.',
  ],
};

const oakvalley: ClubFees = {
  days: [
    { key: 'weekday', label: '월~목요일' },
    { key: 'friday', label: '금요일' },
    { key: 'holiday', label: '주말·공휴일' },
  ],
  holes: [18, 27, 36],
  guest: {
    caption: '동반자 시기별 그린피',
    columns: ['주중', '금요일', '주말·공휴일'],
    days: { weekday: 0, friday: 1, holiday: 2 },
    rows: seasons([220_000, 240_000, 280_000], [195_000, 210_000, 250_000], [140_000, 150_000, 185_000]),
  },
  member: {
    caption: '회원 구분별 그린피',
    columns: ['주중', '주말·공휴일'],
    days: { weekday: 0, friday: 0, holiday: 1 },
    rows: {
      regular: row('정회원', 65_000, 75_000),
      family: row('가족(지정)회원', 85_000, 110_000),
      foreign: row('외국인회원', 65_000, 75_000),
      weekday: row('주중회원', 80_000, null),
    },
  },
  extraNine: {
    caption: '추가 라운드 그린피',
    columns: ['주중', '주말·공휴일'],
    days: { weekday: 0, friday: 0, holiday: 1 },
    rows: {
      regular: row('정회원·외국인회원', 33_000, 38_000),
      family: row('가족(지정)회원', 43_000, 55_000),
      weekday: row('주중회원', 40_000, null),
      guest: row('동반 비회원', 100_000, 130_000),
    },
    rowOf: { regular: 'regular', foreign: 'regular', family: 'family', weekday: 'weekday', guest: 'guest' },
  },
  cart: {
    caption: '전자동 카트 사용료',
    columns: ['18홀', '27홀', '36홀'],
    holes: { 18: 0, 27: 1, 36: 2 },
    rows: { team: row('한 팀 한 대', 110_000, 165_000, 220_000) },
    rowOf: { 3: 'team', 4: 'team' },
  },
  caddie: {
    caption: '홀 수별 캐디 봉사료',
    columns: ['18홀', '27홀', '36홀'],
    holes: { 18: 0, 27: 1, 36: 2 },
    rows: { team: row('4백 1캐디', 150_000, 225_000, 300_000) },
    rowOf: { 3: 'team', 4: 'team' },
  },
  leftOut: [
    '회원이 여럿이면 모두 같은 구분으로 계산합니다.',
    '추가 라운드는 비어 있는 코스가 있을 때 이어 가실 수 있습니다.',
  ],
};

const oakhills: ClubFees = {
  days: [
    { key: 'weekday', label: '월~금요일' },
    { key: 'saturday', label: '토요일' },
    { key: 'holiday', label: '일·공휴일' },
  ],
  holes: [18],
  guest: {
    caption: '비회원 동반자 그린피',
    columns: ['월~금요일', '토요일', '일·공휴일'],
    days: { weekday: 0, saturday: 1, holiday: 2 },
    rows: seasons([230_000, 285_000, 270_000], [200_000, 255_000, 240_000], [145_000, 190_000, 180_000]),
  },
  member: {
    caption: '회원 구분별 그린피',
    columns: ['주중', '주말·공휴일'],
    days: { weekday: 0, saturday: 1, holiday: 1 },
    rows: {
      regular: row('정회원', 70_000, 80_000),
      family: row('가족(지정)회원', 90_000, 115_000),
      foreign: row('외국인회원', 70_000, 80_000),
      weekday: row('주중회원', 85_000, null),
    },
  },
  cart: {
    caption: '홀 수별 카트 사용료',
    columns: ['18홀', '추가 9홀'],
    holes: { 18: 0 },
    rows: { team: row('브리지·힐 공통', 110_000, 55_000) },
    rowOf: { 3: 'team', 4: 'team' },
  },
  caddie: {
    caption: '홀 수별 캐디 봉사료',
    columns: ['18홀', '추가 9홀'],
    holes: { 18: 0 },
    rows: { team: row('4백 1캐디', 150_000, 75_000) },
    rowOf: { 3: 'team', 4: 'team' },
  },
  leftOut: [
    '월 5회째부터 덜어 드리는 1만 원은 계산에 넣지 않았습니다.',
    '회원이 여럿이면 모두 같은 종류로 계산합니다.',
  ],
};

const wolsongri: ClubFees = {
  days: [
    { key: 'weekday', label: '월~금요일' },
    { key: 'holiday', label: '토·일·공휴일' },
  ],
  holes: [18, 9],
  guest: {
    caption: '셀프 라운드 그린피',
    columns: ['월~금요일', '토·일·공휴일'],
    days: { weekday: 0, holiday: 1 },
    rows: seasons([105_000, 145_000], [90_000, 125_000], [65_000, 85_000]),
  },
  nine: {
    caption: '출발 시간별 9홀 그린피',
    columns: ['월~금요일', '토·일·공휴일'],
    days: { weekday: 0, holiday: 1 },
    rows: {
      early: row('06시~08시', 50_000, 70_000),
      midday: row('14시~15시', 55_000, 75_000),
      late: row('15시 이후', 45_000, 60_000),
    },
  },
  cart: {
    caption: '5인승 카트 사용료',
    columns: ['18홀', '9홀'],
    holes: { 18: 0, 9: 1 },
    rows: { four: row('4인 팀', 100_000, 50_000), three: row('3인 팀', 90_000, 45_000) },
    rowOf: { 3: 'three', 4: 'four' },
  },
  caddie: {
    none: {
      caption: '캐디 운영 여부',
      columns: ['운영 여부', '요금'],
      rows: { house: row('하우스 캐디', null, null), own: row('개인 캐디 동반', null, null) },
    },
  },
  leftOut: [
    '만 19세 미만 학생 할인(2만 원)과 장비 대여 요금은 계산에 넣지 않았습니다.',
    '12~2월에는 오후 9홀을 운영하지 않습니다.',
  ],
};

/**
 * The figures of the clubs' fee tables. A test compares them with the tables that the server is seeded with, and the
 * page with those it is served.
 */
export const clubFees: Readonly<Record<ClubKey, ClubFees>> = { oakhills, oakvalley, seongmunan, wolsongri };
