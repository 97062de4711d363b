import type { Fault } from './fault.ts';

export const popupExpiryFaults: readonly Fault[] = [
  {
    fault: 'closing counts as hiding',
    find: `'popup.closed': { target: 'closed'`,
    replace: `'popup.closed': { target: 'hidden'`,
  },
  {
    fault: 'an expired time of another tab hides it',
    find: `guard: { type: 'isAhead', params: ({ event }) => event }, `,
    replace: '',
  },
  {
    fault: 'a closed popup is shown again on the next page',
    find: `'popup.closed': { target: 'closed', actions: { type: 'rememberClosed', params: ({ context }) => ({ id: context.id }) } }`,
    replace: `'popup.closed': 'closed'`,
  },
  {
    fault: 'an earlier choice is ignored',
    find: `{ guard: 'isHidden', target: 'hidden' }, `,
    replace: '',
  },
  {
    fault: 'a choice is stored twice',
    find: `actions: { type: 'storeExpiry', params: ({ context, event }) => ({ id: context.id, until: event.at + hideDurationMs }) }`,
    replace: `actions: [{ type: 'storeExpiry', params: ({ context, event }) => ({ id: context.id, until: event.at + hideDurationMs }) }, { type: 'storeExpiry', params: ({ context, event }) => ({ id: context.id, until: event.at + hideDurationMs }) }]`,
  },
];
