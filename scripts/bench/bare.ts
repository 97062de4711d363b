import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

// The baseline of the server benchmark: answers every path with the response of the given URL, so that Hono alone is
// measured, without database and middleware.
const [url = ''] = process.argv.slice(2);
const original = await fetch(url);
const body = await original.text();
const contentType = original.headers.get('content-type') ?? '';

const app = new Hono().get('*', (c) => c.body(body, 200, { 'Content-Type': contentType }));
const listener = getRequestListener(app.fetch);
const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('The server has no port.');
process.stdout.write(`http://127.0.0.1:${address.port}\n`);
