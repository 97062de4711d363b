import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';

// TCP proxy: forwards connections to the given URLs in turn.
const backends = process.argv.slice(2).map((url) => new URL(url));
let next = 0;

const server = createServer((socket) => {
  const backend = backends[next % backends.length];
  next += 1;
  if (!backend) throw new Error('Pass at least one URL.');
  const upstream = connect(Number(backend.port), '127.0.0.1');
  pipeline(socket, upstream, () => socket.destroy());
  pipeline(upstream, socket, () => upstream.destroy());
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const listening = server.address();
if (listening === null || typeof listening === 'string') throw new Error('The server has no port.');
process.stdout.write(`http://127.0.0.1:${listening.port}\n`);
