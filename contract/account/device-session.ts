import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { messages } from '../shared/messages.ts';

const sessionId = z
  .string()
  .check(
    z.maxLength(43, { error: messages.invalidRequest, abort: true }),
    z.regex(/^[\w-]{43}$/, messages.invalidRequest),
  );

/**
 * A session of the member. `device` is the browser and system of the login; `id` identifies the session to its own
 * member and grants no access.
 */
const deviceSession = z.object({
  id: sessionId,
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type DeviceSession = z.output<typeof deviceSession>;

export const sessions = endpoint({
  id: 'sessions',
  method: 'GET',
  path: '/api/v1/my/sessions',
  access: 'member',
  summary: '로그인한 회원의 세션 목록: 현재 세션, 그다음 최근에 쓴 것부터.',
  result: z.array(deviceSession),
});

export const endSession = endpoint({
  id: 'endSession',
  method: 'POST',
  path: '/api/v1/my/sessions/end',
  access: 'member',
  confirmed: true,
  summary: '회원의 세션 하나를 끝냅니다. 이미 끝난 세션이면 그대로 성공입니다.',
  body: z.object({ id: sessionId }),
  result: z.null(),
});

export const endOtherSessions = endpoint({
  id: 'endOtherSessions',
  method: 'POST',
  path: '/api/v1/my/sessions/end-others',
  access: 'member',
  confirmed: true,
  summary: '현재 세션을 뺀 모든 세션을 끝냅니다.',
  result: z.object({ ended: z.int() }),
});
