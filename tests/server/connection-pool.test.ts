import { EventEmitter } from 'node:events';
import type { ClientBase } from 'pg';
import { expect, test } from 'vitest';
import { ConnectionPool } from '#server/db/connection-pool.ts';

const shutDown = new Error('terminating connection due to administrator command');

/** A connection that the database closes with the packet that makes it ready. */
class EndedAtOnce extends EventEmitter {
  connect(ready: () => void) {
    ready();
    this.emit('error', shutDown);
  }
  end(onEnd?: () => void) {
    onEnd?.();
  }
}

/** A refused connection. */
class Refused extends EventEmitter {
  connect(ready: (error: Error) => void) {
    ready(shutDown);
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a connection the pool uses no more than this
const poolOf = (Client: new () => EventEmitter) =>
  new ConnectionPool({ max: 1, Client: Client as unknown as new () => ClientBase });

test('a connection that breaks during checkout does not crash the process and is released', async () => {
  const pool = poolOf(EndedAtOnce);
  pool.on('error', () => undefined);
  for (const _ of ['first', 'second']) await pool.connect();
  expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([0, 0, 0]);
});

test('a failure to connect rejects the connect call', async () => {
  await expect(poolOf(Refused).connect()).rejects.toBe(shutDown);
});
