import { once } from 'node:events';
import { connect } from 'node:net';

type Got = { readonly url: string; readonly headers?: Readonly<Record<string, string>>; readonly status?: number };

/**
 * A connection that asks for one thing again and again. Node's own client works longer for an answer than a bare route does, so that
 * it would measure itself. `ask` rejects at another status than the one asked for, 200 unless said, and when the connection ends.
 */
export async function openWire({ url, headers = {}, status = 200 }: Got) {
  const { host, hostname, port, pathname, search } = new URL(url);
  const lines = [`GET ${pathname}${search} HTTP/1.1`, `Host: ${host}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''];
  const request = lines.join('\r\n');
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let waiting: { resolve: () => void; reject: (error: Error) => void } | undefined;
  let isDone = answerReader(status);
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('error', fail).on('close', () => fail(new Error(`${url} ended the connection.`)));
  socket.on('data', (part) => {
    try {
      if (isDone(part)) waiting?.resolve();
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  });
  return {
    ask: () =>
      new Promise<void>((resolve, reject) => {
        waiting = { resolve, reject };
        isDone = answerReader(status);
        socket.write(request);
      }),
    close: () => {
      waiting = undefined;
      socket.destroy();
    },
  };
}

const lastChunk = '0\r\n\r\n';

/** Reads one answer part by part; true with its last one. Throws at another status. */
function answerReader(status: number): (part: Buffer) => boolean {
  let head: string | undefined;
  let left = Infinity;
  let start = Buffer.alloc(0);
  return (part) => {
    let body = part;
    if (head === undefined) {
      start = Buffer.concat([start, part]);
      const end = start.indexOf('\r\n\r\n');
      if (end < 0) return false;
      head = start.toString('latin1', 0, end);
      if (!head.startsWith(`HTTP/1.1 ${status} `)) throw new Error(`It was answered ${head.split('\r\n', 1)[0]}, not ${status}.`);
      left = status === 304 ? 0 : Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? Infinity);
      body = start.subarray(end + 4);
    }
    left -= body.length;
    return left <= 0 || (left === Infinity && body.subarray(-lastChunk.length).toString('latin1') === lastChunk);
  };
}
