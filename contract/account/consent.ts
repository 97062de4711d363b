import * as z from 'zod/mini';
import { documentType } from '../site/document.ts';
import { endpoint } from '../http/endpoint.ts';

/**
 * A consent with its dates; `withdrawnAt` is null while it is valid. It is given to a document itself, or to a channel
 * of the marketing document.
 */
const consentRecord = z.object({
  kind: z.enum(['DOCUMENT', 'EMAIL', 'SMS']),
  documentType,
  title: z.string(),
  version: z.string(),
  agreedAt: z.iso.datetime(),
  withdrawnAt: z.nullable(z.iso.datetime()),
});
export type ConsentRecord = z.output<typeof consentRecord>;

export const consents = endpoint({
  id: 'consents',
  method: 'GET',
  path: '/api/v1/my/consents',
  access: 'member',
  summary: '로그인한 회원의 동의와 철회 이력, 최근 것부터.',
  result: z.array(consentRecord),
});
