import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '#server/startup-error.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export type StaticServer = { readonly url: string; readonly close: () => void };

/** Handles a request, or returns false for a file. */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Serves a folder to this machine only, on any free port by default. Throws a `StartupError` if the port is in use. */
export async function serveFolder(folder: string, port = 0, handle: Handler = async () => false): Promise<StaticServer> {
  const server = createServer((request, response) => {
    respond(folder, request, response, handle).catch((error: unknown) => {
      process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new StartupError(`Port ${port} is in use. Choose another one with --port.`) : error));
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
  return {
    url,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function respond(folder: string, request: IncomingMessage, response: ServerResponse, handle: Handler): Promise<void> {
  if (await handle(request, response)) return;
  const file = fileOf(folder, request.url ?? '/');
  const found = file === null ? null : await stat(file).catch(() => null);
  if (file === null || !found?.isFile()) return void response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream', 'Content-Length': found.size, 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': 'null' });
  await pipeline(createReadStream(file), response).catch(() => undefined);
}

/** Returns the file that a path names; null for a path that is malformed or would leave the folder. */
function fileOf(folder: string, url: string): string | null {
  if (!URL.canParse(url, 'http://localhost')) return null;
  const { pathname } = new URL(url, 'http://localhost');
  const path = decoded(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  return path === null || path.includes('\0') || path.split(/[/\\]/).includes('..') ? null : join(folder, path);
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
