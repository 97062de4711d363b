import { messages } from '#contract/shared/messages.ts';
import { isNetworkError } from '#src/api/is-network-error.ts';

const retryDelayMs = 5_000;

/**
 * Loads the scripts of the page, and again every five seconds while the network fails; a notice says so meanwhile. An
 * error that a script throws is rethrown.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  let notice: Element | undefined;
  for (;;) {
    try {
      const loaded = await load();
      notice?.remove();
      return loaded;
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      notice ??= showNotice();
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
  }
}

/** Without React, which is missing. */
function showNotice(): Element {
  const notice = document.createElement('p');
  notice.role = 'status';
  Object.assign(notice.style, {
    position: 'fixed',
    insetInline: '1rem',
    bottom: '1rem',
    zIndex: '1',
    padding: '1rem',
    background: '#22352B',
    color: '#FBF8F0',
    textAlign: 'center',
  });
  document.body.append(notice);
  // A live region announces what is added to it.
  notice.textContent = messages.networkLost;
  return notice;
}
