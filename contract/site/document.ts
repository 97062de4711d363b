import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

export const documentType = z.enum([
  'SERVICE',
  'PRIVACY_JOIN',
  'THIRD_PARTY',
  'MARKETING',
  'PRIVACY',
  'VIDEO',
  'TERM',
  'EMAIL',
  'PRIVACY_FOOTER',
]);
export type DocumentType = z.output<typeof documentType>;

/** A document to agree to or to read; `content` is sanitised HTML. */
export const document = z.object({
  idType: z.int(),
  type: documentType,
  title: z.string(),
  version: z.string(),
  content: z.string(),
  requiredAgree: z.boolean(),
  exposureByJoin: z.boolean(),
});
export type Document = z.output<typeof document>;

export const documentTypes = endpoint({
  id: 'documentTypes',
  method: 'GET',
  path: '/api/v1/documents/types',
  access: 'public',
  summary: '문서 종류와 가입 때의 동의 조건.',
  result: z.array(
    z.object({
      document: z.omit(document, { content: true }),
      requiredAgree: z.boolean(),
      exposureByJoin: z.boolean(),
    }),
  ),
});

export const documents = endpoint({
  id: 'documents',
  method: 'GET',
  path: '/api/v1/documents',
  access: 'public',
  summary: '현재 시행 중인 모든 문서.',
  result: z.array(document),
});

export const documentByType = endpoint({
  id: 'documentByType',
  method: 'GET',
  path: '/api/v1/documents/get',
  access: 'public',
  summary: '한 종류의 현재 문서.',
  query: z.object({ type: documentType }),
  result: document,
});

export const documentById = endpoint({
  id: 'documentById',
  method: 'GET',
  path: '/api/v1/documents/get/{id}',
  access: 'public',
  summary: '번호로 찾은 문서.',
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.lte(2_147_483_647)) }),
  result: document,
});
