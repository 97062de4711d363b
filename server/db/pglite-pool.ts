import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import { ConnectionPool } from './connection-pool.ts';

/** Executes messages of PostgreSQL's protocol. */
export type Pglite = Pick<PGlite, 'execProtocolRaw' | 'close'>;

/**
 * Returns a pool of node-postgres whose only connection is PGlite, so that both databases have the same driver. The
 * connection is kept, since PGlite has one session only.
 */
export function pglitePool(pglite: Pglite): ConnectionPool {
  const pool = new ConnectionPool({
    stream: () => new PgliteStream(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
  // The query that failed rejects; without a listener the event would terminate the process.
  pool.on('error', () => undefined);
  return pool;
}

/** Stands in for the socket to a PostgreSQL server. */
class PgliteStream extends Duplex {
  readonly #pglite: Pglite;

  constructor(pglite: Pglite) {
    super();
    this.#pglite = pglite;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // Methods of a socket that the driver calls.
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {
    // Responses are pushed when they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: (error?: Error | null) => void): void {
    void this.#execute(chunk).then(() => callback(), callback);
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], callback: (error?: Error | null) => void): void {
    void this.#execute(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => callback(), callback);
  }

  override _final(callback: () => void): void {
    this.push(null);
    callback();
  }

  async #execute(messages: Buffer): Promise<void> {
    const response = await this.#pglite.execProtocolRaw(messages).catch((cause: unknown) => {
      // Worded as by node-postgres, so that it is recognized as a lost connection.
      throw new Error('Connection terminated: PGlite failed.', { cause });
    });
    if (response.length > 0) this.push(response);
  }
}
