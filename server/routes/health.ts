import { ping } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';

/** `/healthz`: the process responds. `/readyz`: the database does, too. */
export function healthRoutes(app: App, { db }: Deps): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = await ping(db).then(
      () => true,
      () => false,
    );
    return ready ? c.json({ status: 'ok' }) : c.json({ status: 'database unreachable' }, 503);
  });
}
