import { setup } from 'xstate';
import { promiseActorStub } from './stubs.ts';

export type ShareEvent =
  | { type: 'share.toggled' }
  | { type: 'share.closed' }
  /** A social network's share page has been opened in its own window. */
  | { type: 'link.followed' }
  | { type: 'kakao.chosen' }
  | { type: 'sheet.chosen' }
  | { type: 'copy.chosen' };

/** The shared page; `url` may be absolute or a path on this site. */
export type Shared = { title: string; url: string };

/** `dismissed`: the user closed the system's share sheet without sharing. */
export type SheetOutcome = 'shared' | 'dismissed';

/** `copied`: the messenger could not be opened; the link is in the clipboard, to be pasted into it. */
export type KakaoOutcome = SheetOutcome | 'copied';

/**
 * Share control of an offer, spec 000 §2, §4. If the messenger, the system's share sheet or the clipboard is
 * unavailable, the control stays open, reports this and shows the URL to copy by hand.
 */
export const shareMachine = setup({
  types: { input: {} as Shared, context: {} as Shared, events: {} as ShareEvent, tags: {} as 'open' | 'busy' },
  actors: {
    sendByKakao: promiseActorStub<KakaoOutcome, Shared>('sendByKakao'),
    openSheet: promiseActorStub<SheetOutcome, Shared>('openSheet'),
    copyLink: promiseActorStub<void, Shared>('copyLink'),
  },
  guards: {
    isShared: (_, { outcome }: { outcome: KakaoOutcome }) => outcome === 'shared',
    isCopied: (_, { outcome }: { outcome: KakaoOutcome }) => outcome === 'copied',
  },
}).createMachine({
  id: 'share',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: {
      on: { 'share.toggled': 'open' },
    },
    open: {
      tags: 'open',
      initial: 'choosing',
      on: {
        'share.toggled': 'closed',
        'share.closed': 'closed',
        'link.followed': 'closed',
        'kakao.chosen': '.sendingByKakao',
        'sheet.chosen': '.openingSheet',
        'copy.chosen': '.copying',
      },
      states: {
        choosing: {},
        sendingByKakao: {
          tags: 'busy',
          invoke: {
            id: 'sendByKakao',
            src: 'sendByKakao',
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: 'isShared', params: ({ event }) => ({ outcome: event.output }) },
                target: '#share.closed',
              },
              {
                guard: { type: 'isCopied', params: ({ event }) => ({ outcome: event.output }) },
                target: 'copiedForKakao',
              },
              { target: 'choosing' },
            ],
            onError: 'unavailable',
          },
        },
        openingSheet: {
          tags: 'busy',
          invoke: {
            id: 'openSheet',
            src: 'openSheet',
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: 'isShared', params: ({ event }) => ({ outcome: event.output }) },
                target: '#share.closed',
              },
              { target: 'choosing' },
            ],
            onError: 'unavailable',
          },
        },
        copying: {
          tags: 'busy',
          invoke: {
            id: 'copyLink',
            src: 'copyLink',
            input: ({ context }) => context,
            onDone: 'copied',
            onError: 'unavailable',
          },
        },
        copied: {},
        copiedForKakao: {},
        unavailable: {},
      },
    },
  },
});
