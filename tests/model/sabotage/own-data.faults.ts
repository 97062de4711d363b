import type { Fault } from './fault.ts';

export const ownDataFaults: readonly Fault[] = [
  {
    fault: 'a file of the other format is saved',
    find: `({ format: context.format })`,
    replace: `({ format: context.format === 'html' ? 'json' : 'html' })`,
  },
  {
    fault: 'the previous file is still shown as saved',
    find: `=> format, savedFile: null })`,
    replace: `=> format })`,
  },
  {
    fault: 'a rejected download shows no alert',
    find: `{ target: 'alerting', actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') } }`,
    replace: `{ target: 'idle' }`,
  },
  {
    fault: 'an expired password check emits no event',
    find: `actions: { type: 'notifyLapse', params: ({ event }) => assertKind(event.output, 'unconfirmed') },`,
    replace: ``,
  },
  {
    fault: 'it is requested again while it is being saved',
    find: `saving: {\n      tags: 'busy',`,
    replace: `saving: {\n      tags: 'busy',\n      on: { 'download.requested': { target: 'saving', reenter: true } },`,
  },
];
