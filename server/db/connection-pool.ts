import type { PoolClient } from 'pg';
import { Pool } from 'pg';

type Callback = Parameters<Pool['connect']>[0];

/**
 * A pool whose connections go back at once when they break while a transaction holds them. Unheard, such a break would end the process
 * between two statements; and a connection that broke before `begin` nobody would give back, so that ten of them were the end of the pool.
 * It is heard from the very moment in which it is handed out: its end may come with the same packet that said that it is ready.
 */
export class ConnectionPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (callback) return super.connect(callback);
    return new Promise((resolve, reject) => super.connect((error, client) => (client ? resolve(releaseWhenBroken(client)) : reject(error ?? new Error('The pool gave no connection.')))));
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
