import * as z from 'zod/mini';
import { inquirerType, inquiryType } from '../membership/inquiry.ts';
import { rowId } from '../news/neighbour.ts';
import { untrimmedText } from '../shared/bounded-text.ts';
import { day } from '../shared/calendar.ts';
import { fieldErrors } from '../shared/field-errors.ts';
import { lastRowId } from '../shared/row-id.ts';
import { consultationMessages } from './consultation-messages.ts';
import { staffEndpoint } from './staff-endpoint.ts';
import { reason } from './staff-fields.ts';

/** States of `consultation-handling`. */
export const consultationStates = ['received', 'assigned', 'answered', 'closed'] as const;
export const consultationState = z.enum(consultationStates);
export type ConsultationState = z.output<typeof consultationState>;

export const consultationStateNames = {
  received: '접수',
  assigned: '처리 중',
  answered: '답변 완료',
  closed: '종결',
} as const satisfies Record<ConsultationState, string>;

/** Events of `consultation-handling` that a staff member causes. */
export const handlingEvents = ['assigned', 'released', 'noted', 'mailed', 'called', 'closed', 'reopened'] as const;
export const handlingEvent = z.enum(handlingEvents);
export type HandlingEvent = z.output<typeof handlingEvent>;

export const handlingEventNames = {
  assigned: '담당 지정',
  released: '담당 해제',
  noted: '메모',
  mailed: '이메일 답변',
  called: '전화 답변',
  closed: '종결',
  reopened: '다시 열기',
} as const satisfies Record<HandlingEvent, string>;

/** An answer is due at the end of the second working day. */
export const answerDueWorkingDays = 2;
export const handlingTextLength = 4_000;
export const maxExported = 1_000;
/** Rows of a list; with more, `hasMore` is true. */
export const consultationPageSize = 50;

const assignedTo = z.nullable(z.object({ id: z.int(), name: z.string() }));

/** A consultation without personal data. `version` changes with each step of its handling. */
const consultationRow = z.object({
  id: z.int(),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  isOverdue: z.boolean(),
  inquirerType,
  inquiryType,
  state: consultationState,
  assignee: assignedTo,
  version: z.int(),
});
export type ConsultationRow = z.output<typeof consultationRow>;

/** A step of the handling; `text` is a note, an answer, or why it was closed or reopened. */
const handlingStep = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  staff: z.string(),
  event: handlingEvent,
  text: z.string(),
});
export type HandlingStep = z.output<typeof handlingStep>;

const consultationDetail = z.extend(consultationRow, {
  name: z.string(),
  contact: z.string(),
  email: z.string(),
  postCode: z.string(),
  address1: z.string(),
  address2: z.string(),
  contents: z.string(),
  steps: z.array(handlingStep),
});
export type ConsultationDetail = z.output<typeof consultationDetail>;

/** `open`: neither answered nor closed. */
export const consultationFilter = z.enum(['open', 'mine', 'overdue', 'answered', 'closed', 'all']);
export type ConsultationFilter = z.output<typeof consultationFilter>;

export const consultationOrder = z.enum(['oldest', 'newest']);
export type ConsultationOrder = z.output<typeof consultationOrder>;

const consultationQuery = z.object({
  filter: z._default(consultationFilter, 'open'),
  inquiryType: z.optional(inquiryType),
  order: z._default(consultationOrder, 'oldest'),
  /** Number of the last consultation of the page before. */
  after: z.optional(rowId),
});
export type ConsultationQuery = z.output<typeof consultationQuery>;

export const consultations = staffEndpoint({
  id: 'consultations',
  method: 'GET',
  path: '/admin/api/consultations',
  access: 'consultations.list',
  summary: '상담 50건, 접수 순. 개인정보는 없습니다. after 다음의 상담을 이어서 받습니다.',
  query: consultationQuery,
  result: z.object({ rows: z.array(consultationRow), hasMore: z.boolean() }),
});

export const openConsultation = staffEndpoint({
  id: 'openConsultation',
  method: 'POST',
  path: '/admin/api/consultations/{id}/open',
  access: 'consultations.handle',
  audited: true,
  summary: '상담 하나를 사유와 함께 엽니다. 열람은 감사 기록에 남습니다.',
  params: z.object({ id: rowId }),
  body: z.object({ reason }),
  result: consultationDetail,
});

const handling = z.object({
  event: handlingEvent,
  /** Version that the screen shows. */
  version: z.int().check(z.nonnegative(), z.lte(lastRowId)),
  text: untrimmedText(handlingTextLength, consultationMessages.textTooLong).check(
    z.trim(),
    z.maxLength(handlingTextLength, consultationMessages.textTooLong),
  ),
  /** New assignee of `assigned`, otherwise null. */
  assignee: z.nullable(z.int().check(z.positive(), z.lte(lastRowId))),
});
export type Handling = z.output<typeof handling>;

/** Events that need a text. */
const withText: ReadonlySet<HandlingEvent> = new Set(['noted', 'mailed', 'called', 'closed', 'reopened']);
export const needsText = (event: HandlingEvent): boolean => withText.has(event);
/** Returns whether a step has something to enter: a text, or to whom the consultation is assigned. */
export const needsInput = (event: HandlingEvent): boolean => needsText(event) || event === 'assigned';

/** The form of a step. */
export type Draft = Pick<Handling, 'text' | 'assignee'>;
export type HandlingErrors = Partial<Record<keyof Draft, string>>;

/** Returns a message for each field of a step that the server would refuse. */
export function handlingErrors(event: HandlingEvent, { text, assignee }: Draft): HandlingErrors {
  if (event === 'assigned') return assignee === null ? { assignee: consultationMessages.assigneeRequired } : {};
  if (!needsText(event)) return {};
  if (text.trim() === '') return { text: consultationMessages.textRequired };
  return text.trim().length > handlingTextLength ? { text: consultationMessages.textTooLong } : {};
}

export const handleConsultation = staffEndpoint({
  id: 'handleConsultation',
  method: 'POST',
  path: '/admin/api/consultations/{id}/handle',
  access: 'consultations.handle',
  audited: true,
  summary: '상담을 한 단계 처리합니다. 상태도가 허용하지 않거나 그사이 바뀐 상담이면 409입니다.',
  params: z.object({ id: rowId }),
  body: handling,
  result: consultationDetail,
});

/** Staff members who may be assigned. */
export const assignees = staffEndpoint({
  id: 'assignees',
  method: 'GET',
  path: '/admin/api/assignees',
  access: 'consultations.handle',
  summary: '상담을 맡을 수 있는 구성원, 이름 순.',
  result: z.array(z.object({ id: z.int(), name: z.string() })),
});

const exportRange = z
  .object({ from: day, to: day, reason })
  .check(z.refine(({ from, to }) => from <= to, { error: consultationMessages.rangeReversed, path: ['to'] }));
export type ExportRange = z.output<typeof exportRange>;

/** Returns a message for each field of an export that the server would refuse. */
export const exportErrors = (range: ExportRange): Partial<Record<keyof ExportRange, string>> =>
  fieldErrors(exportRange, range);

export const exportConsultations = staffEndpoint({
  id: 'exportConsultations',
  method: 'POST',
  path: '/admin/api/consultations/export',
  access: 'consultations.export',
  audited: true,
  summary: '기간의 상담을 CSV로 받습니다. 한 번에 1,000건까지이며, 감사 기록에 남습니다.',
  body: exportRange,
  result: z.object({ csv: z.string(), count: z.int() }),
});
