import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { paged, pageNumber } from '../http/paging.ts';
import { accessAction } from './own-data.ts';

/** How far back the list goes, and how many entries a page has. */
export const activityList = { days: 90, pageSize: 20 } as const;

/** `origin` is the beginning of the client's address, or empty: it tells one network from another, and no more. */
const activityEntry = z.object({ at: z.iso.datetime(), action: accessAction, device: z.string(), origin: z.string() });
export type ActivityEntry = z.output<typeof activityEntry>;

export const activity = endpoint({
  id: 'activity',
  method: 'GET',
  path: '/api/v1/my/activity',
  access: 'member',
  summary:
    '로그인한 회원의 최근 90일 활동: 로그인과 로그인 실패, 변경, 내려받기. 최근 것부터 20건씩이며, 접속 주소는 앞부분만 있습니다.',
  query: z.object({ page: pageNumber }),
  result: paged(activityEntry),
});
export type ActivityPage = z.output<typeof activity.result>;
