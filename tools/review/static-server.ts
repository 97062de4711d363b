import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { ReviewError } from './review-error.ts';

export type StaticServer = { readonly url: string; readonly close: () => void };

type Options = {
  /** Any free port by default. */ readonly port?: number;
  /** Routes that precede those of the files. */ readonly app?: Hono;
  /** Whether the files cannot change while they are served: then a browser keeps them and their compiled code. */ readonly isImmutable?: boolean;
};

/** Serves a folder on this machine only. Throws a `ReviewError` if the port is in use. */
export async function serveFolder(
  folder: string,
  { port = 0, app = new Hono(), isImmutable = false }: Options = {},
): Promise<StaticServer> {
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', isImmutable ? 'max-age=31536000, immutable' : 'no-cache');
  });
  app.use(serveStatic({ root: folder }));
  const server = createAdaptorServer(app);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new ReviewError(`Port ${port} is in use. Choose another one with --port.`)
      : error;
  });
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
  return {
    url,
    close: () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}
