import type { PoolClient } from 'pg';
import { Pool } from 'pg';

type Callback = Parameters<Pool['connect']>[0];

/**
 * Pool that releases a client as soon as its connection breaks during a transaction. Without an `error` listener, such
 * a break between two queries would terminate the process, and a client that broke before `begin` would never be
 * released, so that ten of them would exhaust the pool. The listener is attached in the connect callback, because the
 * connection may close in the same packet that reports it ready.
 */
export class ConnectionPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (callback) return super.connect(callback);
    return new Promise((resolve, reject) =>
      super.connect((error, client) =>
        client ? resolve(releaseWhenBroken(client)) : reject(error ?? new Error('The pool returned no connection.')),
      ),
    );
  }
}

function releaseWhenBroken(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  const onError = () => client.release(true);
  let isHeld = true;
  client.on('error', onError);
  client.release = (destroy) => {
    if (!isHeld) return;
    isHeld = false;
    client.off('error', onError);
    release(destroy);
  };
  return client;
}
