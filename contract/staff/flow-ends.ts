import * as z from 'zod/mini';
import { staffEndpoint } from './staff-endpoint.ts';

/** Days that are counted, today included. */
export const flowEndDays = 28;

const flowEndCount = z.object({ flow: z.string(), screen: z.string(), total: z.int() });
export type FlowEnds = z.output<typeof flowEndCount>[];

export const flowEnds = staffEndpoint({
  id: 'flowEnds',
  method: 'GET',
  path: '/admin/api/flow-ends',
  access: 'overview.read',
  summary: '최근 28일 동안 방문자가 절차를 떠난 단계와 횟수.',
  result: z.array(flowEndCount),
});
