import { csvOf } from '#contract/shared/csv.ts';
import { dayInKorea, listDay, timeInKorea } from '#contract/shared/day.ts';
import { inquirerTypeNames, inquiryTypeNames } from '#contract/membership/inquiry.ts';
import { consultationStateNames } from '#contract/staff/consultation.ts';
import type { ReadInquiry } from './read.ts';

const columns: readonly { header: string; cell: (inquiry: ReadInquiry) => string }[] = [
  { header: '번호', cell: ({ id }) => String(id) },
  { header: '접수 시각', cell: ({ receivedAt }) => momentInKorea(receivedAt) },
  { header: '문의 구분', cell: ({ inquiryType }) => inquiryTypeNames[inquiryType] },
  { header: '회원 구분', cell: ({ inquirerType }) => inquirerTypeNames[inquirerType] },
  { header: '성함', cell: ({ name }) => name },
  { header: '연락처', cell: ({ contact }) => contact },
  { header: '이메일', cell: ({ email }) => email },
  { header: '우편번호', cell: ({ postCode }) => postCode },
  { header: '주소', cell: ({ address1 }) => address1 },
  { header: '상세 주소', cell: ({ address2 }) => address2 },
  { header: '문의 내용', cell: ({ contents }) => contents },
  { header: '상태', cell: ({ state }) => consultationStateNames[state] },
  { header: '담당', cell: ({ assignee }) => assignee },
  {
    header: '마지막 답변(시각과 사람)',
    cell: ({ answeredAt, answeredBy }) => (answeredAt ? `${momentInKorea(answeredAt)} ${answeredBy}` : ''),
  },
];

export const momentInKorea = (at: Date): string => `${listDay(dayInKorea(at))} ${timeInKorea(at)}`;

/**
 * Returns the fields of the consultation for a terminal: each begins a line, and further lines of its text are
 * indented, so that none can pass for a field.
 */
export const inquiryText = (inquiry: ReadInquiry): string =>
  columns.map(({ header, cell }) => `${header}: ${printable(cell(inquiry))}`).join('\n');

const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
const indent = '    ';

const printable = (text: string): string => text.split(lineBreak).map(printableLine).join(`\n${indent}`);

/**
 * Removes control characters, which a terminal would interpret, and shows invisible ones, which can reverse the order
 * of a text, by their code.
 */
const printableLine = (line: string): string =>
  line
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(
      /(?!\u200d)\p{Cf}/gu,
      (character) => `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`,
    );

export const inquiryCsv = (inquiries: readonly ReadInquiry[]): string =>
  csvOf([columns.map(({ header }) => header), ...inquiries.map((inquiry) => columns.map(({ cell }) => cell(inquiry)))]);
