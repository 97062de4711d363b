import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** A place where the member is logged in. `device` is browser and system as the login told them; nothing in it can end or use a session. */
const deviceSession = z.object({ device: z.string(), createdAt: z.iso.datetime(), lastSeenAt: z.iso.datetime(), isCurrent: z.boolean() });
export type DeviceSession = z.output<typeof deviceSession>;

export const sessions = endpoint({
  id: 'sessions',
  method: 'GET',
  path: '/api/v1/my/sessions',
  access: 'member',
  summary: '로그인한 회원의 세션 목록: 현재 세션, 그다음 최근에 쓴 것부터.',
  result: z.array(deviceSession),
});

export const endOtherSessions = endpoint({
  id: 'endOtherSessions',
  method: 'POST',
  path: '/api/v1/my/sessions/end-others',
  access: 'member',
  summary: '현재 세션을 뺀 모든 세션을 끝냅니다.',
  result: z.object({ ended: z.int() }),
});
