import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { typedText } from '../shared/bounded-text.ts';
import { credentialLength } from '../shared/limits.ts';
import { userType } from './member.ts';
import { newPassword } from './password.ts';
import { companyName, registrationNumber } from './registration-number.ts';
import { proof } from './verification.ts';
import { normalizeText } from '../shared/typed-text.ts';

const foundId = z.object({ serviceId: z.string() });
const verifiedMember = z.extend(proof, { userType, registrationNumber: z.optional(registrationNumber) });
const enteredId = typedText(credentialLength.serviceId).check(
  z.overwrite(normalizeText),
  z.minLength(1),
  z.maxLength(credentialLength.serviceId),
);

export const findCorporation = endpoint({
  id: 'findCorporation',
  method: 'GET',
  path: '/api/v1/find/corp-user',
  access: 'public',
  limit: 'lookup',
  summary: '회사명과 사업자등록번호로 법인회원을 찾습니다. 아이디는 가려서 답합니다.',
  query: z.object({ companyName, registrationNumber }),
  result: foundId,
});

export const findId = endpoint({
  id: 'findId',
  method: 'POST',
  path: '/api/v1/find/id',
  access: 'public',
  limit: 'lookup',
  summary: '본인확인을 마친 사람의 아이디. 본인확인은 이 호출로 쓰입니다.',
  body: verifiedMember,
  result: foundId,
});

export const memberByDi = endpoint({
  id: 'memberByDi',
  method: 'POST',
  path: '/api/v1/users/me/di',
  access: 'public',
  limit: 'lookup',
  summary:
    '본인확인을 마친 사람이 회원 구분과 관계없이 이미 회원인지(법인은 그 법인의 회원인지). 본인확인은 그대로 남습니다.',
  body: verifiedMember,
  result: foundId,
});

export const checkId = endpoint({
  id: 'checkId',
  method: 'GET',
  path: '/api/v1/find/id-check',
  access: 'public',
  limit: 'lookup',
  summary: '비밀번호를 찾을 아이디가 있는지.',
  query: z.object({ serviceId: enteredId, userType }),
  result: foundId,
});

export const modifyPassword = endpoint({
  id: 'modifyPassword',
  method: 'POST',
  path: '/api/v1/find/modify/password',
  access: 'public',
  limit: 'lookup',
  summary: '본인확인을 마친 회원의 새 비밀번호. 처음에 적은 아이디의 회원이어야 하며, 그 회원의 모든 세션이 끝납니다.',
  body: z.extend(verifiedMember, { serviceId: enteredId, password: newPassword }),
  result: z.null(),
});
