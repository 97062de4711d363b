import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { serveFolder, type StaticServer } from './static-server.ts';
import { decision, writeDecision } from './decisions.ts';

const maxBytes = 64_000;

/** Serves the report, and writes its decisions into `decisions`. */
export function serveReport(report: string, decisions: string, port: number): Promise<StaticServer> {
  const app = new Hono();
  app.put('/decisions', bodyLimit({ maxSize: maxBytes }), async (c) => {
    if (!isSentByReport(c)) return c.body(null, 403);
    const { success, data } = decision.safeParse(await c.req.json().catch(() => undefined));
    if (!success) return c.body(null, 400);
    writeDecision(decisions, data);
    return c.body(null, 204);
  });
  return serveFolder(report, { port, app });
}

/** A page of another site can neither send our origin nor JSON without a preflight request. */
function isSentByReport(c: Context): boolean {
  const host = c.req.header('Host') ?? '';
  return (
    /^localhost:\d+$/.test(host) &&
    c.req.header('Origin') === `http://${host}` &&
    c.req.header('Content-Type') === 'application/json'
  );
}
