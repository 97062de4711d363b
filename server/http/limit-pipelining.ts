import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send a request after the response to the previous one. */
const maxOpen = 8;

/** Returns a function that closes the connection of a client that sends requests without waiting for their responses, and returns whether it did. */
export function limitPipelining(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const openOf = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return true;
    const open = (openOf.get(socket) ?? 0) + 1;
    openOf.set(socket, open);
    response.once('close', () => openOf.set(socket, (openOf.get(socket) ?? 1) - 1));
    if (open > maxOpen) socket.destroy();
    return open > maxOpen;
  };
}
