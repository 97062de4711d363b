import * as z from 'zod/mini';
import { rowId } from '../news/neighbour.ts';
import { untrimmedText } from '../shared/bounded-text.ts';
import { lastRowId } from '../shared/row-id.ts';
import { emptyValue, fieldSchema, isEmpty, type ContentValues } from './content-field.ts';
import { contentKindKeys, fieldsOf, isFixed, type ContentKind } from './content-kinds.ts';
import { publicationMessages } from './publication-messages.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** States of `publication`. */
export const publicationStates = [
  'draft',
  'review',
  'refused',
  'scheduled',
  'published',
  'ended',
  'discarded',
] as const;
export const publicationState = z.enum(publicationStates);
export type PublicationState = z.output<typeof publicationState>;

export const publicationStateNames = {
  draft: '작성 중',
  review: '검토 중',
  refused: '돌려보냄',
  scheduled: '게시 예약',
  published: '게시 중',
  ended: '게시 종료',
  discarded: '버림',
} as const satisfies Record<PublicationState, string>;

/** Events of `publication` that an editor causes, but for saving. */
export const publicationMoves = ['submitted', 'withdrawn', 'approved', 'refused', 'ended', 'discarded'] as const;
export const publicationMove = z.enum(publicationMoves);
export type PublicationMove = z.output<typeof publicationMove>;

export const publicationMoveNames = {
  submitted: '검토 요청',
  withdrawn: '다시 작성',
  approved: '승인',
  refused: '돌려보내기',
  ended: '게시 종료',
  discarded: '원고 버리기',
} as const satisfies Record<PublicationMove, string>;

export const contentKind = z.enum(contentKindKeys);

const moment = z.nullable(z.iso.datetime().check(z.maxLength(40)));

const kindSchema = <K extends ContentKind>(kind: K) =>
  z.object({
    kind: z.literal(kind),
    values: z.object(
      Object.fromEntries(Object.entries(fieldsOf(kind)).map(([name, field]) => [name, fieldSchema(field)])),
    ),
  });

/** The kind of a publication with the values of its fields, any of which may still be empty. */
export const contentOfKind = z.union(contentKindKeys.map(kindSchema));

/** Without `publishAt` it is published once approved, without `endAt` it stays. */
export type Draft = {
  readonly values: ContentValues;
  readonly publishAt: string | null;
  readonly endAt: string | null;
};

/** Returns a draft without any content. */
export const emptyDraft = (kind: ContentKind): Draft => ({
  values: Object.fromEntries(Object.entries(fieldsOf(kind)).map(([name, field]) => [name, emptyValue(field)])),
  publishAt: null,
  endAt: null,
});

/** Returns a message for each field whose value the server would not store; any field may be empty. */
export function invalidIn(kind: ContentKind, { values }: Draft): Readonly<Record<string, string>> {
  const messages = Object.entries(fieldsOf(kind)).flatMap(([name, field]) => {
    const value = values[name];
    const issue = isEmpty(field, value) ? undefined : fieldSchema(field).safeParse(value).error?.issues[0];
    return issue ? [[name, issue.message] as const] : [];
  });
  return Object.fromEntries(messages);
}

/** Returns a message for each field that keeps a draft from being submitted, by its name, or `endAt`. */
export function missingIn(kind: ContentKind, draft: Draft): Readonly<Record<string, string>> {
  const { values, publishAt, endAt } = draft;
  const messages = [
    ...Object.entries(fieldsOf(kind)).flatMap(([name, field]) =>
      isEmpty(field, values[name]) && !field.isOptional ? [[name, publicationMessages.required] as const] : [],
    ),
    ...Object.entries(invalidIn(kind, draft)),
  ];
  const { startDate, endDate } = values;
  if (startDate && endDate && endDate < startDate) messages.push(['endDate', publicationMessages.lastDayBeforeFirst]);
  if (publishAt !== null && endAt !== null && endAt <= publishAt)
    messages.push(['endAt', publicationMessages.endBeforeStart]);
  if (endAt !== null && isFixed(kind)) messages.push(['endAt', publicationMessages.stays]);
  return Object.fromEntries(messages);
}

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** `targetId` is the entry of the site that it is published as, or that it will replace; null for a new one. */
const publicationRow = z.object({
  id: z.int(),
  kind: contentKind,
  state: publicationState,
  title: z.string(),
  author: z.object({ id: z.int(), name: z.string() }),
  publishAt: moment,
  endAt: moment,
  updatedAt: z.iso.datetime(),
  targetId: z.nullable(z.int()),
  version: z.int(),
});
export type PublicationRow = z.output<typeof publicationRow>;

const savedDraft = z.object({ values, publishAt: moment, endAt: moment });

const revision = z.object({ version: z.int(), at: z.iso.datetime(), staff: z.string(), draft: savedDraft });
export type Revision = z.output<typeof revision>;

const publicationDetail = z.extend(publicationRow, {
  draft: savedDraft,
  /** The values on the site that it will replace; null for a new entry. */
  current: z.nullable(values),
  /** Why it was refused, or empty. */
  refusal: z.string(),
  /** The latest 30 saved versions, newest first. */
  revisions: z.array(revision),
});
export type PublicationDetail = z.output<typeof publicationDetail>;

/** An entry of the site: `publicationId` is the draft that will replace it, if there is one. */
const contentEntry = z.object({
  id: z.int(),
  title: z.string(),
  /** The club or the page that it belongs to, or empty. */
  place: z.string(),
  isShown: z.boolean(),
  publicationId: z.nullable(z.int()),
});
export type ContentEntry = z.output<typeof contentEntry>;

export const publications = staffEndpoint({
  id: 'publications',
  method: 'GET',
  path: '/admin/api/publications',
  access: 'content.read',
  summary: '원고 50건, 최근 것부터. 버린 원고는 state로 고를 때에만 나옵니다. before보다 앞의 원고를 이어서 받습니다.',
  query: z.object({
    kind: z.optional(contentKind),
    state: z.optional(publicationState),
    before: z.optional(rowId),
  }),
  result: z.object({ rows: z.array(publicationRow), hasMore: z.boolean() }),
});

export const contentEntries = staffEndpoint({
  id: 'contentEntries',
  method: 'GET',
  path: '/admin/api/content/{kind}',
  access: 'content.read',
  summary:
    '사이트에 있는 한 종류의 내용 50건, 번호가 큰 것부터. text가 제목에 있는 것만, before보다 앞의 것을 이어서 받습니다.',
  params: z.object({ kind: contentKind }),
  query: z.object({ text: z._default(untrimmedText(50), ''), before: z.optional(rowId) }),
  result: z.object({ rows: z.array(contentEntry), hasMore: z.boolean() }),
});

export const publication = staffEndpoint({
  id: 'publication',
  method: 'GET',
  path: '/admin/api/publications/{id}',
  access: 'content.read',
  summary: '원고 하나와 저장할 때마다 남은 판.',
  params: z.object({ id: rowId }),
  result: publicationDetail,
});

export const createPublication = staffEndpoint({
  id: 'createPublication',
  method: 'POST',
  path: '/admin/api/publications/create',
  access: 'content.write',
  audited: true,
  summary: '새 원고를 만듭니다. targetId가 있으면 사이트에 있는 내용을 고치는 원고입니다.',
  body: z.object({ kind: contentKind, targetId: z.nullable(z.int().check(z.positive(), z.lte(lastRowId))) }),
  result: publicationDetail,
});

export const openEntry = staffEndpoint({
  id: 'openEntry',
  method: 'POST',
  path: '/admin/api/content/{kind}/{entryId}/open',
  access: 'content.publish',
  audited: true,
  summary: '사이트에 보이는 내용의, 게시 중인 원고. 원고 없이 있던 내용이면 그 내용으로 만듭니다.',
  params: z.object({ kind: contentKind, entryId: rowId }),
  result: publicationDetail,
});

const version = z.int().check(z.nonnegative(), z.lte(lastRowId));

export const savePublication = staffEndpoint({
  id: 'savePublication',
  method: 'POST',
  path: '/admin/api/publications/{id}/save',
  access: 'content.write',
  audited: true,
  summary: '원고를 저장합니다. 그사이 바뀐 원고이면 409입니다.',
  params: z.object({ id: rowId }),
  body: z.object({ version, content: contentOfKind, publishAt: moment, endAt: moment }),
  result: publicationDetail,
});

export const movePublication = staffEndpoint({
  id: 'movePublication',
  method: 'POST',
  path: '/admin/api/publications/{id}/move',
  access: 'content.write',
  audited: true,
  summary: '원고를 검토에 넘기거나, 승인하거나, 돌려보내거나, 버리거나, 게시를 끝냅니다. 쓴 사람은 승인할 수 없습니다.',
  params: z.object({ id: rowId }),
  body: z.object({
    version,
    move: publicationMove,
    reason: untrimmedText(200, publicationMessages.reasonRequired).check(z.trim(), z.maxLength(200)),
  }),
  result: publicationDetail,
});

/** Body: the bytes of the file; `alt` is the alternative text. */
export const uploadPicture = staffEndpoint({
  id: 'uploadPicture',
  method: 'POST',
  path: '/admin/api/pictures',
  access: 'content.write',
  audited: true,
  upload: true,
  summary: '이미지 하나를 올립니다. 화소를 다시 압축하여 사이트의 여러 크기로 만듭니다.',
  query: z.object({
    alt: untrimmedText(150, publicationMessages.alternativeText).check(
      z.trim(),
      z.minLength(1, publicationMessages.alternativeText),
      z.maxLength(150, publicationMessages.tooLong(150)),
    ),
  }),
  result: z.object({ file: z.string(), width: z.int(), height: z.int(), alt: z.string() }),
});
export type UploadedPicture = z.output<(typeof uploadPicture)['result']>;
