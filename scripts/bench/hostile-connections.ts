import { connect, type Socket } from 'node:net';

/** Uses a connection, which `open` opens. */
export type Connecting = (open: () => Socket) => Socket;

const byteIntervalMs = 1_000;
const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`;
/** As many as a connection may have open, and more. */
const [allowed, pipelined] = [8, 50];
const picture = '/images/kv-autumn-1920.webp';

/** What an attacker does with connections of which the server allows an address only some. */
export const connectionAttacks: Readonly<Record<string, Connecting>> = {
  'connections that never read': (open) => {
    const socket = open().pause();
    socket.write(head(picture).repeat(allowed));
    return socket;
  },
  'requests that wait for no response': (open) => {
    const socket = open().resume();
    socket.write(head('/').repeat(pipelined));
    return socket;
  },
  'heads that come a byte a second': (open) => {
    const socket = open().resume();
    const text = head('/healthz');
    let sent = 0;
    const sending = setInterval(() => socket.write(text.charAt(sent++)), byteIntervalMs);
    socket.once('close', () => clearInterval(sending));
    return socket;
  },
  'connections that are closed at once': (open) => {
    const socket = open();
    socket.once('connect', () => socket.destroy());
    return socket;
  },
};

/**
 * Keeps this number of connections from an address open, each reopened once it is closed. Returns how many were opened.
 */
export function keepConnecting(
  { port, localAddress }: { port: number; localAddress: string },
  connecting: Connecting,
  connections: number,
): () => number {
  let opened = 0;
  const open = () => {
    opened += 1;
    connecting(() => connect({ host: '127.0.0.1', port, localAddress }).on('error', () => undefined)).once(
      'close',
      () => setImmediate(open),
    );
  };
  for (let count = 0; count < connections; count += 1) open();
  return () => opened;
}
