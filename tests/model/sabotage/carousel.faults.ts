import type { Fault } from './fault.ts';

export const carouselFaults: readonly Fault[] = [
  {
    fault: 'hover pauses it permanently',
    find: `'attention.gained': 'held'`,
    replace: `'attention.gained': 'paused'`,
  },
  {
    fault: 'it plays although it was paused',
    find: 'context.autoplay && context.count > 1',
    replace: 'context.count > 1',
  },
  {
    fault: 'a pause ends with the hover',
    find: `'pause.pressed': { target: 'paused', actions: 'stopPlaying' },\n        'attention.gained'`,
    replace: `'pause.pressed': 'paused',\n        'attention.gained'`,
  },
  {
    fault: 'a cancelled drag is ignored',
    find: `        'drag.cancelled': 'deciding',\n`,
    replace: '',
  },
  {
    fault: 'it advances two slides at a time',
    find: `after: { interval: { target: 'deciding', actions: { type: 'step', params: { by: 1 } } } }`,
    replace: `after: { interval: { target: 'deciding', actions: [{ type: 'step', params: { by: 1 } }, { type: 'step', params: { by: 1 } }] } }`,
  },
];
