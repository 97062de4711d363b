import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './client.ts';

/** Closes each connection of an address, or of an IPv6 network, that already has `max` open ones. */
export function limitConnections(server: Server, max: number): void {
  const openOf = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown');
    const change = (by: 1 | -1) => {
      const open = (openOf.get(address) ?? 0) + by;
      if (open === 0) openOf.delete(address);
      else openOf.set(address, open);
      return open;
    };
    socket.once('close', () => change(-1));
    if (change(1) > max) socket.destroy();
  });
}
