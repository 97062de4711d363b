import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:http';
import { errorCode } from '#server/log.ts';

/** Error code of a connection that the server does not accept. */
export const refused = 'ECONNREFUSED';

export type Request = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/**
 * A keep-alive connection, reopened after the server has closed it. Returns the status, or the system's error code
 * without one.
 */
export function keepAliveConnection(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(url);
  const send = async ({ method = 'GET', path, headers = {}, body }: Request): Promise<number | string> => {
    const outgoing = request({ hostname, port, agent, method, path, headers });
    try {
      outgoing.end(body);
      const [response]: IncomingMessage[] = await once(outgoing, 'response');
      if (!response) return 'no response';
      response.resume();
      await once(response, 'end');
      return response.statusCode ?? 0;
    } catch (error) {
      const code = errorCode(error) ?? String(error);
      return code === refused ? code : `${code} on a ${outgoing.reusedSocket ? 'reused' : 'new'} connection`;
    }
  };
  return {
    /** Sends the path, the headers and the body unchanged. */
    send,
    get: (path: string) => send({ path }),
    close: () => agent.destroy(),
  };
}
