import type { Fault } from './fault.ts';

export const leaveQuestionFaults: readonly Fault[] = [
  {
    fault: 'cancelling opens the question again',
    find: `'leave.cancelled': 'staying'`,
    replace: `'leave.cancelled': 'asking'`,
  },
  {
    fault: 'no question is open',
    find: `target: 'asking', actions: { type: 'setDestination', params: ({ event }) => event }`,
    replace: `target: 'staying', actions: [{ type: 'setDestination', params: ({ event }) => event }, emit(({ event }) => ({ type: 'flow.left', to: event.to }))]`,
  },
  {
    fault: 'confirming does not navigate',
    find: `'leave.confirmed': { target: 'staying', actions: emit(({ context }) => ({ type: 'flow.left', to: context.to })) }`,
    replace: `'leave.confirmed': 'staying'`,
  },
  {
    fault: 'the destination is lost',
    find: '{ to: string }) => to })',
    replace: `{ to: string }) => to && '/' })`,
  },
  {
    fault: 'confirming navigates twice',
    find: `actions: emit(({ context }) => ({ type: 'flow.left', to: context.to }))`,
    replace: `actions: [emit(({ context }) => ({ type: 'flow.left', to: context.to })), emit(({ context }) => ({ type: 'flow.left', to: context.to }))]`,
  },
];
