import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { flowEndPath, type FlowEnd } from './flow-end.ts';

const flowEnd: z.ZodMiniType<FlowEnd> = z.object({
  flow: z.string().check(z.maxLength(30)),
  state: z.string().check(z.maxLength(100)),
});

export const reportFlowEnd = endpoint({
  id: 'reportFlowEnd',
  method: 'POST',
  path: flowEndPath,
  access: 'public',
  summary: '방문자가 어느 단계에서 절차를 떠났는지. 누구인지는 받지 않고 횟수만 셉니다.',
  body: flowEnd,
  result: z.null(),
});
