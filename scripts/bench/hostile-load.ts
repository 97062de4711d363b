import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setPriority } from 'node:os';
import type { Request } from '#tests/chaos/lib/connection.ts';
import { attacks } from './hostile-attacks.ts';
import { connectionAttacks, keepConnecting } from './hostile-connections.ts';

// Attacks the server of the given URL from one address, until it is terminated: in a process of its own, so that the
// visitor who is measured does not wait for this event loop. Sends its parent the number of responses by the first
// digit of their status whenever it is asked.
const [name = '', url = '', localAddress = '', token = ''] = process.argv.slice(2);
const port = Number(new URL(url).port);

/** Far more than a browser opens. */
const requesting = 50;
/** As many as an address may open, and some more. */
const connecting = 600;

// Real attackers are other machines, and take no CPU time from the server.
setPriority(19);

const counts: Record<string, number> = {};
const count = (kind: string) => (counts[kind] = (counts[kind] ?? 0) + 1);
const agent = new Agent({ keepAlive: true, maxSockets: requesting });

async function send({ method = 'GET', path, headers = {}, body }: Request): Promise<void> {
  try {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      localAddress,
      agent,
      method,
      path,
      headers: { 'Accept-Encoding': 'br', ...headers },
    });
    outgoing.end(body);
    const [response]: IncomingMessage[] = await once(outgoing, 'response');
    response?.resume();
    if (response) await once(response, 'end');
    count(`${String(response?.statusCode).charAt(0)}xx`);
  } catch {
    count('cut');
  }
}

const requestOf = attacks[name]?.({ token });
const connectingBy = connectionAttacks[name];
if (requestOf) {
  let nth = 0;
  const repeat = async (): Promise<never> => {
    for (;;) await send(requestOf((nth += 1)));
  };
  for (let index = 0; index < requesting; index += 1) void repeat();
} else if (connectingBy) {
  const opened = keepConnecting({ port, localAddress }, connectingBy, connecting);
  process.on('message', () => (counts['connections'] = opened()));
} else {
  throw new Error(`Unknown attack: ${name}`);
}
process.send?.('started');
process.on('message', () => process.send?.(counts));
process.on('disconnect', () => process.exit());
