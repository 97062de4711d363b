import { Hono } from 'hono';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Deps } from '../deps.ts';
import { addSecurityHeaders } from '../http/add-security-headers.ts';
import type { App, AppEnv } from '../http/app-type.ts';
import { respondWithFailure } from '../http/failure.ts';
import { limitHost } from '../http/limit-host.ts';
import { limitUrl } from '../http/limit-url.ts';
import { requestLog } from '../http/request-log.ts';
import { mediaRoutes } from '../routes/media.ts';
import { officeEnv } from '../office-env.ts';
import { adminRoutes } from './routes.ts';
import { siteFiles } from './site-files.ts';

const maxUrlLength = 2_000;

/**
 * Creates the back office as an application of its own, for `ADMIN_PORT`: it has no page of the site. Its address is
 * `ADMIN_URL`; without one, any host is accepted.
 */
export function createAdminApp(deps: Deps): App {
  const app = new Hono<AppEnv>();
  const env = officeEnv(deps.env);
  app.onError((thrown, c) => respondWithFailure(c, thrown, deps));
  app.use(requestLog(deps.log), addSecurityHeaders(env), limitHost(env, deps.log));
  app.use(limitUrl(() => maxUrlLength));
  adminRoutes(app, deps);
  mediaRoutes(app, deps);
  siteFiles(app, deps);
  app.get('/', (c) => c.redirect('/admin/'));
  app.all('*', () => {
    throw new ApiError('404', messages.notFound);
  });
  return app;
}
