import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

/** A membership with the field names of the membership system, spec 001 §3. */
const membership = z.object({ GOODS_NAME: z.string(), MEMB_NO: z.string(), CUSTM_NAME: z.string() });
export type Membership = z.output<typeof membership>;

export const memberships = endpoint({
  id: 'memberships',
  method: 'GET',
  path: '/api/v1/my/memberships',
  access: 'member',
  summary: '로그인한 회원이 보유한 회원권 목록, 회원번호순.',
  result: z.array(membership),
});
