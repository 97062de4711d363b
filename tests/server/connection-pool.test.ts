import { EventEmitter } from 'node:events';
import type { ClientBase } from 'pg';
import { expect, test } from 'vitest';
import { ConnectionPool } from '#server/db/connection-pool.ts';

const shutDown = new Error('terminating connection due to administrator command');

/** A connection that is ready, and that the database ends with the same packet. */
class EndedAtOnce extends EventEmitter {
  connect(ready: () => void) {
    ready();
    this.emit('error', shutDown);
  }
  end(ended?: () => void) {
    ended?.();
  }
}

/** A connection that is refused. */
class Refused extends EventEmitter {
  connect(ready: (error: Error) => void) {
    ready(shutDown);
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a connection the pool uses no more than this
const poolOf = (made: new () => EventEmitter) => new ConnectionPool({ max: 1, Client: made as unknown as new () => ClientBase });

test('a connection that breaks as it is handed out ends nothing, and is given back', async () => {
  const pool = poolOf(EndedAtOnce);
  pool.on('error', () => undefined);
  for (const _ of ['first', 'second']) await pool.connect();
  expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([0, 0, 0]);
});

test('a connection that cannot be had is refused to who asked for it', async () => {
  await expect(poolOf(Refused).connect()).rejects.toBe(shutDown);
});
