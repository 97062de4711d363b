import type { Browser } from 'playwright/test';
import * as z from 'zod';

const message = z.object({
  id: z.optional(z.number()),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
});
type Message = z.output<typeof message>;

/** A page that is driven by the DevTools protocol. */
export type DevtoolsPage = {
  send: (method: string, params?: object) => Promise<unknown>;
  on: (event: string, listener: (params: unknown) => void) => void;
  close: () => Promise<unknown>;
};

/**
 * Opens a page in a browser context of its own, without Playwright. Playwright enables the `Runtime` domain in its
 * pages; then V8 looks up the line of each new `Error`. React DOM creates some when its module runs, so V8 parses the
 * whole module again: a task that users do not have (docs/decisions/0067).
 */
export async function openDevtoolsPage(browser: Browser): Promise<DevtoolsPage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const listeners: ((received: Message) => void)[] = [];
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const received = message.parse(JSON.parse(event.message));
    listeners.forEach((listen) => listen(received));
  });
  let lastId = 0;
  return {
    async send(method, params = {}) {
      lastId += 1;
      const id = lastId;
      const response = new Promise<Message>((resolve) =>
        listeners.push((received) => received.id === id && resolve(received)),
      );
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
      const { result, error } = await response;
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    on: (event, listener) => void listeners.push(({ method, params }) => method === event && listener(params)),
    close: () => session.send('Target.disposeBrowserContext', { browserContextId }),
  };
}
