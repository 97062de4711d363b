import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

/** A kind of membership, spec 000 §3. `contents` is sanitised HTML; the images are picture names or URLs. */
const membershipInfo = z.object({
  id: z.int(),
  title: z.string(),
  subTitle: z.string(),
  summary: z.string(),
  contents: z.string(),
  leftImage: z.string(),
  rightImage: z.string(),
});
export type MembershipInfo = z.output<typeof membershipInfo>;

/** Instructions for a change of name: an introduction, then sections with an anchor each; all texts are HTML. */
const changeOfName = z.object({
  title: z.string(),
  intro: z.string(),
  sections: z.array(z.object({ id: z.string(), title: z.string(), contents: z.string() })),
});
export type ChangeOfName = z.output<typeof changeOfName>;

export const membershipInfos = endpoint({
  id: 'membershipInfos',
  method: 'GET',
  path: '/api/v1/membership-infos',
  access: 'public',
  summary: '회원권의 종류, 보이는 순서대로.',
  result: z.array(membershipInfo),
});

export const readChangeOfName = endpoint({
  id: 'changeOfName',
  method: 'GET',
  path: '/api/v1/membership-infos/change-of-name',
  access: 'public',
  summary: '명의 변경의 절차, 서류, 비용과 문의처.',
  result: changeOfName,
});
