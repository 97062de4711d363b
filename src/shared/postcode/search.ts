import type { RefObject } from 'react';
import { fromCallback } from 'xstate';
import { foundAddress, postcodeResult } from '#contract/account/postcode.ts';
import type { PostcodeEvent } from '#machines/postcode.machine.ts';
import { postcodeService } from './postcode-service.ts';

type SearchEvent = Extract<PostcodeEvent, { type: 'search.closed' | 'search.failed' | 'address.chosen' }>;

export const searchHeight = 400;

/** Callback actor that embeds the vendor's search in an element until it is stopped. */
export const searchIn = (container: RefObject<HTMLElement | null>) =>
  fromCallback<{ type: string }, undefined, SearchEvent>(({ sendBack }) => {
    const element = container.current;
    const service = postcodeService();
    if (!element || !service) {
      sendBack({ type: 'search.failed' });
      return undefined;
    }
    try {
      const search = new service.Postcode({
        oncomplete: (data) => sendBack(eventOf(data)),
        onclose: (state) => state === 'FORCE_CLOSE' && sendBack({ type: 'search.closed' }),
        width: '100%',
        height: searchHeight,
      });
      search.embed(element, { autoClose: false });
    } catch {
      sendBack({ type: 'search.failed' });
    }
    return () => element.replaceChildren();
  });

function eventOf(data: unknown): SearchEvent {
  const parsed = postcodeResult.safeParse(data);
  return parsed.success ? { type: 'address.chosen', address: foundAddress(parsed.data) } : { type: 'search.failed' };
}
