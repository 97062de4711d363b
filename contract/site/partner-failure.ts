import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

/**
 * What a page noticed of an external service: its page is `silent`, the policy has `blocked` something that it loads or
 * the place that it leads to, or it `failed` to load or to run.
 */
export const partnerFailure = z.object({
  partner: z.enum(['postcode', 'identity']),
  reason: z.enum(['silent', 'blocked', 'failed']),
});
export type PartnerFailure = z.output<typeof partnerFailure>;

export const reportPartnerFailure = endpoint({
  id: 'reportPartnerFailure',
  method: 'POST',
  path: '/api/v1/partner-failures',
  access: 'public',
  summary: '우편번호 찾기나 본인확인 기관이 응답하지 않거나 차단된 사실. 개인정보 없이 횟수만 셉니다.',
  body: partnerFailure,
  result: z.null(),
});
