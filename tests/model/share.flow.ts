import { shareMachine } from '#machines/share.machine.ts';
import { lastOf } from './lib/history.ts';
import type { Flow } from './lib/paths.ts';

export const shareFlow: Flow<typeof shareMachine> = {
  machine: shareMachine,
  inputs: [{ title: '달 아래 아홉 홀, 그리고 하룻밤', url: 'https://golf.example/specialoffer/101' }],
  cases: {
    events: {
      'share.toggled': [{ type: 'share.toggled' }],
      'share.closed': [{ type: 'share.closed' }],
      'link.followed': [{ type: 'link.followed' }],
      'kakao.chosen': [{ type: 'kakao.chosen' }],
      'sheet.chosen': [{ type: 'sheet.chosen' }],
      'copy.chosen': [{ type: 'copy.chosen' }],
    },
    actors: {
      sendByKakao: { done: ['shared', 'dismissed', 'copied'], error: [new Error('The script did not come')] },
      openSheet: { done: ['shared', 'dismissed'], error: [new DOMException('The sheet did not open', 'NotAllowedError')] },
      copyLink: { done: [undefined], error: [new DOMException('No clipboard', 'NotAllowedError')] },
    },
  },
  properties: {
    'only what was chosen is under way, once': (steps) => {
      const { state } = lastOf(steps);
      return Object.keys(state.children).length === (state.hasTag('busy') ? 1 : 0);
    },
    'what could not be had leaves the control open, which says so': (steps) => {
      const { event, state } = lastOf(steps);
      return event.type.startsWith('xstate.error.') === state.matches({ open: 'unavailable' });
    },
    'a link is called copied only when it has been': (steps) => {
      const { event, state } = lastOf(steps);
      return state.matches({ open: 'copied' }) === (event.type === 'xstate.done.actor.copyLink');
    },
    'a link is to be pasted into the messenger only when it has been copied for it': (steps) => {
      const { event, state } = lastOf(steps);
      return state.matches({ open: 'copiedForKakao' }) === (event.type === 'xstate.done.actor.sendByKakao' && event.output === 'copied');
    },
  },
};
