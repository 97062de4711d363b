import { shareMachine } from '#machines/share.machine.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

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
      sendByKakao: { done: ['shared', 'dismissed', 'copied'], error: [new Error('The script failed to load')] },
      openSheet: { done: ['shared', 'dismissed'], error: [new DOMException('The sheet did not open', 'NotAllowedError')] },
      copyLink: { done: [undefined], error: [new DOMException('No clipboard', 'NotAllowedError')] },
    },
  },
  properties: {
    'only the chosen method is pending, once': (steps) => {
      const { state } = lastOf(steps);
      return Object.keys(state.children).length === (state.hasTag('busy') ? 1 : 0);
    },
    'a failure leaves the panel open, with an error': (steps) => {
      const { event, state } = lastOf(steps);
      return event.type.startsWith('xstate.error.') === state.matches({ open: 'unavailable' });
    },
    'a link is shown as copied only after it was copied': (steps) => {
      const { event, state } = lastOf(steps);
      return state.matches({ open: 'copied' }) === (event.type === 'xstate.done.actor.copyLink');
    },
    'the hint to paste into the messenger is shown only after the link was copied for it': (steps) => {
      const { event, state } = lastOf(steps);
      return state.matches({ open: 'copiedForKakao' }) === (event.type === 'xstate.done.actor.sendByKakao' && event.output === 'copied');
    },
  },
};
