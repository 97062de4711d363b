import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Start = () => void;

/** Browsers and proxies send a request after the response to the previous one. */
const maxOpen = 8;

/**
 * Returns a function that starts the requests of a connection one after the other, each once the response to the
 * previous one is sent: responses must be in this order anyway, and those that a client does not read would otherwise
 * be produced all at once. Closes the connection of a client that sends many requests without waiting for their
 * responses.
 */
export function limitPipelining(): (request: IncomingMessage, response: ServerResponse, start: Start) => void {
  const waitingOf = new WeakMap<Socket, Start[]>();
  return ({ socket }, response, start) => {
    const next = () => {
      const [following, ...rest] = waitingOf.get(socket) ?? [];
      if (following) waitingOf.set(socket, rest);
      else waitingOf.delete(socket);
      if (!socket.destroyed) following?.();
    };
    const startThis = () => {
      response.once('close', next);
      start();
    };
    const waiting = waitingOf.get(socket);
    if (socket.destroyed) return;
    if (!waiting) {
      waitingOf.set(socket, []);
      startThis();
    } else if (waiting.length + 1 < maxOpen) waiting.push(startThis);
    else socket.destroy();
  };
}
