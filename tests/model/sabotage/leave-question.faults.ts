import type { Fault } from './fault.ts';

export const leaveQuestionFaults: readonly Fault[] = [
  {
    fault: 'who stays is asked again',
    find: `'leave.cancelled': 'staying'`,
    replace: `'leave.cancelled': 'asking'`,
  },
  {
    fault: 'nobody is asked',
    find: `target: 'asking', actions: { type: 'keepDestination', params: ({ event }) => event }`,
    replace: `target: 'staying', actions: [{ type: 'keepDestination', params: ({ event }) => event }, emit(({ event }) => ({ type: 'flow.left', to: event.to }))]`,
  },
  {
    fault: 'who leaves does not get away',
    find: `'leave.confirmed': { target: 'staying', actions: emit(({ context }) => ({ type: 'flow.left', to: context.to })) }`,
    replace: `'leave.confirmed': 'staying'`,
  },
  {
    fault: 'the destination is forgotten',
    find: '{ to: string }) => to })',
    replace: `{ to: string }) => to && '/' })`,
  },
  {
    fault: 'who leaves leaves twice',
    find: `actions: emit(({ context }) => ({ type: 'flow.left', to: context.to }))`,
    replace: `actions: [emit(({ context }) => ({ type: 'flow.left', to: context.to })), emit(({ context }) => ({ type: 'flow.left', to: context.to }))]`,
  },
];
