import type { RefObject } from 'react';
import { fromCallback } from 'xstate';
import { foundAddress, postcodeFrameMessage, postcodeResult } from '#contract/account/postcode.ts';
import { postcodeFramePath } from '#contract/site/site-paths.ts';
import type { PostcodeEvent } from '#machines/postcode.machine.ts';

type SearchEvent = Exclude<PostcodeEvent, { type: 'search.opened' | 'alert.dismissed' }>;

/**
 * It may not navigate this page nor open dialogs. Without its own origin, the vendor's script could not reach the empty
 * frame that it creates.
 */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Callback actor that shows the search in an element until it is stopped: a page of the server, which runs the vendor's
 * script under a policy of its own. Messages are accepted from that frame only.
 */
export const searchIn = (container: RefObject<HTMLElement | null>) =>
  fromCallback<{ type: string }, undefined, SearchEvent>(({ sendBack }) => {
    const frame = document.createElement('iframe');
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.contentWindow) return;
      const message = postcodeFrameMessage.safeParse(data);
      if (message.success)
        sendBack(
          message.data.event === 'chosen' ? chosen(message.data.data) : { type: `search.${message.data.event}` },
        );
    };
    frame.setAttribute('sandbox', allowed);
    Object.assign(frame, { title: '우편번호 찾기', src: postcodeFramePath });
    window.addEventListener('message', onMessage);
    container.current?.replaceChildren(frame);
    return () => {
      window.removeEventListener('message', onMessage);
      frame.remove();
    };
  });

function chosen(data: unknown): SearchEvent {
  const parsed = postcodeResult.safeParse(data);
  return parsed.success ? { type: 'address.chosen', address: foundAddress(parsed.data) } : { type: 'search.failed' };
}
