import type { Fault } from './fault.ts';

export const ownDataFaults: readonly Fault[] = [
  {
    fault: 'a file of the other format is saved',
    find: `({ format: context.format })`,
    replace: `({ format: context.format === 'html' ? 'json' : 'html' })`,
  },
  {
    fault: 'the file saved before is still said to be saved',
    find: `=> format, savedFile: null })`,
    replace: `=> format })`,
  },
  {
    fault: 'a refused download ends as if nothing had been asked for',
    find: `{ target: 'alerting', actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') } }`,
    replace: `{ target: 'idle' }`,
  },
  {
    fault: 'a check that lapsed is told of to nobody',
    find: `actions: { type: 'tellLapse', params: ({ event }) => assertKind(event.output, 'unconfirmed') },`,
    replace: ``,
  },
  {
    fault: 'it is asked for again while it is being saved',
    find: `saving: {\n      tags: 'busy',`,
    replace: `saving: {\n      tags: 'busy',\n      on: { 'download.requested': { target: 'saving', reenter: true } },`,
  },
];
