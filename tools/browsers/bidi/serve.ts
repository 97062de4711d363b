import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';

/** Calls `listener` with the text of each message. */
export function onText(socket: WebSocket, listener: (text: string) => void): void {
  socket.on('message', (data: RawData) => {
    if (Buffer.isBuffer(data)) listener(data.toString());
  });
}

/**
 * Waits for one BiDi client on a free port, which is printed in the line that Playwright looks for in a browser's
 * output.
 */
export async function waitForClient(): Promise<WebSocket> {
  const server = createServer().listen(0, '127.0.0.1');
  const sockets = new WebSocketServer({ server });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The BiDi server has no port.');
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}\n`);
  const [client] = (await once(sockets, 'connection')) as [WebSocket];
  server.close();
  return client;
}
