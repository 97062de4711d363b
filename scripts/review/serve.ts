import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveFolder, type StaticServer } from '../storybook/static-server.ts';
import { decision, writeDecision } from './decisions.ts';

const maxBytes = 64_000;

/** Serves the report, and writes what is decided in it into `decisions`. */
export async function serveReport(report: string, decisions: string, port: number): Promise<StaticServer> {
  return serveFolder(report, port, async (request, response) => {
    if (request.method !== 'PUT' || request.url !== '/decisions') return false;
    response.writeHead(await statusOf(request, decisions)).end();
    return true;
  });
}

/** A page of another site cannot send this: it may neither name our origin nor send JSON without asking. */
async function statusOf(request: IncomingMessage, decisions: string): Promise<number> {
  const { host = '', origin, 'content-type': type, 'content-length': length = '' } = request.headers;
  if (!/^localhost:\d+$/.test(host) || origin !== `http://${host}` || type !== 'application/json') return 403;
  if (!/^\d+$/.test(length) || Number(length) > maxBytes) return 413;
  const { success, data } = decision.safeParse(jsonOf(await text(request)));
  if (!success) return 400;
  writeDecision(decisions, data);
  return 204;
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
