import { fromCallback, type EventObject } from 'xstate';
import type { ProviderReturn } from '#contract/account/verification.ts';
import { paths } from '#contract/site/site-paths.ts';
import { verificationReturnMachine, type VerificationReturnEvent } from '#machines/verification-return.machine.ts';
import { removeForSession } from '#src/api/stored.ts';
import { storeAnswer } from '#src/shared/verification/same-tab.ts';
import { postToChannel, postToOpener, takeProviderReturn } from './post-result.ts';
import type { FoundTarget } from './return-target.ts';

type ConfirmedEvent = Extract<VerificationReturnEvent, { type: 'answer.confirmed' }>;

/** The return page, bound to its window. `navigate` replaces the current history entry. */
export function provideVerificationReturn(target: FoundTarget, navigate: (path: string) => void) {
  let taken: ProviderReturn | null = null;
  const take = () => {
    removeForSession('verification-window');
    taken ??= takeProviderReturn();
    return taken;
  };
  return verificationReturnMachine.provide({
    actors: {
      channel: fromCallback<EventObject, undefined, ConfirmedEvent>(({ sendBack }) =>
        target.kind === 'channel'
          ? postToChannel(target.requestNumber, take(), () => sendBack({ type: 'answer.confirmed' }))
          : undefined,
      ),
    },
    actions: {
      postToOpener: () => target.kind === 'opener' && postToOpener(target.opener, take()),
      returnToFlow: () => navigate(storeAnswer(take()) ?? paths.home),
      closeWindow: () => window.close(),
      goBack: () => (window.history.length > 1 ? window.history.back() : navigate(paths.home)),
    },
  });
}
