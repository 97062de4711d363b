import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

// Serves the response of the given URL as the only route of a bare Hono app: no database, no other headers, no checks.
const [url = ''] = process.argv.slice(2);
const original = await fetch(url);
const body = await original.text();
const type = original.headers.get('content-type') ?? '';

const app = new Hono().get('*', (c) => c.body(body, 200, { 'Content-Type': type }));
const listener = getRequestListener(app.fetch);
const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
await once(server, 'listening');
const listening = server.address();
if (listening === null || typeof listening === 'string') throw new Error('The server has no port.');
process.stdout.write(`http://127.0.0.1:${listening.port}\n`);
