import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { StartupError } from '#server/startup-error.ts';

export type StaticServer = { readonly url: string; readonly close: () => void };

/** Serves a folder on this machine only, after the routes of `app`, by default on any free port. Throws a `StartupError` if the port is in use. */
export async function serveFolder(folder: string, port = 0, app = new Hono()): Promise<StaticServer> {
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-cache');
  });
  app.use(serveStatic({ root: folder }));
  const server = createAdaptorServer(app);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new StartupError(`Port ${port} is in use. Choose another one with --port.`) : error;
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
