import { Hono } from 'hono';
import { except } from 'hono/combine';
import { endpoints } from '#contract/http/endpoints.ts';
import type { ErrorCode } from '#contract/http/envelope.ts';
import { modifyPassword } from '#contract/account/find.ts';
import { signIn } from '#contract/account/member.ts';
import { signInByPasskey } from '#contract/account/passkey-sign-in.ts';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { verificationAnswerPath } from '#contract/site/site-paths.ts';
import { adminRoutes } from './admin/routes.ts';
import type { Deps } from './deps.ts';
import type { App, AppEnv } from './http/app-type.ts';
import { addSecurityHeaders } from './http/add-security-headers.ts';
import { apiHeaders } from './http/api-headers.ts';
import { authenticate } from './http/authenticate.ts';
import { deviceCookie } from './http/device-cookie.ts';
import { fetchInProcess } from './http/fetch-in-process.ts';
import { identifyClient } from './http/client.ts';
import { respondWithFailure } from './http/failure.ts';
import { bodyLimitOf } from './http/body-limit.ts';
import { limitBody } from './http/limit-body.ts';
import { limitHost } from './http/limit-host.ts';
import { limitRate } from './http/limit-rate.ts';
import { limitUrl } from './http/limit-url.ts';
import { noStore } from './http/no-store.ts';
import { methodsOf, refuseMethod } from './http/refuse-method.ts';
import { provideOnce } from './http/once.ts';
import { requestLog } from './http/request-log.ts';
import { routePath } from './http/route-path.ts';
import type { SharedCache } from './http/shared-cache.ts';
import { timeLimit } from './http/time-limit.ts';
import { verifyingBrowser } from './http/verifying-browser.ts';
import { clubRoutes } from './routes/clubs.ts';
import { documentRoutes } from './routes/documents.ts';
import { drivingRangeRoutes } from './routes/driving-range.ts';
import { findRoutes } from './routes/find.ts';
import { frameRoutes } from './routes/frame.ts';
import { healthRoutes } from './routes/health.ts';
import { mediaRoutes } from './routes/media.ts';
import { membershipRoutes } from './routes/membership.ts';
import { myRoutes } from './routes/my.ts';
import { newsRoutes } from './routes/news.ts';
import { openApiRoutes } from './routes/openapi.ts';
import { postcodeFrameRoutes } from './routes/postcode-frame.ts';
import { reportRoutes } from './routes/reports.ts';
import { securityTextRoutes } from './routes/security-text.ts';
import { settingRoutes } from './routes/setting.ts';
import { siteMapRoutes } from './routes/site-map.ts';
import { methodsOfSite, siteRoutes } from './routes/site.ts';
import { userRoutes } from './routes/users.ts';
import { verificationAnswerRoutes } from './routes/verification-answer.ts';
import { verificationWindowRoutes } from './routes/verification-window.ts';
import { verificationRoutes } from './routes/verification.ts';
import { teeTimeRoutes } from './routes/tee-times.ts';
import { weatherRoutes } from './routes/weather.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { niceProvider } from './verification/nice/nice-provider.ts';

/** For what is no call, such as the form that a provider posts; a call has the limit of its schema. */
const maxBodyBytes = 20 * 1024;
/**
 * Longer than any page, API call or provider's answer needs, so that code parsing a URL never gets a longer one. A
 * provider's answer is encrypted, encoded and percent-encoded.
 */
const maxUrlLengthOf = (path: string) => (path.startsWith(`${verificationAnswerPath}/`) ? 6_000 : 2_000);
/** Of the request timeout; an invalid token takes four calls to a provider. */
const timeoutShares = 5;
const maxProviderMs = 3_000;

/**
 * Creates the application: API, sandbox and site on one port. Its only state is caches: the weather and rendered pages.
 */
export function createApp(deps: Deps, sharedCache?: SharedCache): App {
  const app = new Hono<AppEnv>();
  const provider = identityProvider(app, deps);
  app.onError((thrown, c) => respondWithFailure(c, thrown, deps));
  if (sharedCache) app.use(sharedCache.store);
  app.use(requestLog(deps.log), addSecurityHeaders(deps.env));
  app.use(limitHost(deps.env, deps.log), limitUrl(maxUrlLengthOf));
  app.use(except('/admin/api/*', limitBody(maxBodyBytes)));
  app.use(
    '/api/*',
    noStore,
    apiHeaders,
    identifyClient(deps.env),
    verifyingBrowser(deps),
    timeLimit(deps.env.REQUEST_TIMEOUT_SECONDS * 1000),
    authenticate(deps),
    provideOnce(deps),
  );
  for (const { path } of [signIn, signInByPasskey, modifyPassword]) app.use(path, deviceCookie(deps.env));
  for (const endpoint of endpoints) app.on(endpoint.method, routePath(endpoint), limitBody(bodyLimitOf(endpoint)));
  limitRate(app, deps, endpoints);
  healthRoutes(app, deps);
  openApiRoutes(app);
  settingRoutes(app, deps);
  userRoutes(app, deps);
  verificationRoutes(app, deps, provider);
  findRoutes(app, deps);
  documentRoutes(app, deps);
  myRoutes(app, deps);
  frameRoutes(app, deps);
  weatherRoutes(app, deps);
  teeTimeRoutes(app, deps);
  mediaRoutes(app, deps);
  clubRoutes(app, deps);
  drivingRangeRoutes(app, deps);
  newsRoutes(app, deps);
  membershipRoutes(app, deps);
  reportRoutes(app, deps);
  if (deps.env.SANDBOX === 'on') sandboxRoutes(app, deps);
  if (deps.env.ADMIN === 'on' && deps.env.ADMIN_PORT === undefined) adminRoutes(app, deps);
  app.all('/api/*', refuseMethod(methodsOf(endpoints)), refuse('404', messages.notFound));
  app.all('/sandbox/*', refuse('404', messages.notFound));
  siteMapRoutes(app, deps);
  securityTextRoutes(app, deps);
  postcodeFrameRoutes(app, deps);
  verificationWindowRoutes(app, deps);
  verificationAnswerRoutes(app, deps, provider);
  siteRoutes(app, deps);
  app.all('*', refuseMethod(methodsOfSite(deps)), refuse('404', messages.notFound));
  return app;
}

/** The only place that knows which provider there is (`docs/identity-providers.md`). */
const identityProvider = (app: App, deps: Deps) =>
  niceProvider({
    ...deps,
    fetchExternal: deps.env.NICE_API_URL.startsWith('/') ? fetchInProcess(app) : deps.fetchExternal,
    timeoutMs: Math.min(maxProviderMs, (deps.env.REQUEST_TIMEOUT_SECONDS * 1000) / timeoutShares),
  });

const refuse = (code: ErrorCode, message: string) => (): never => {
  throw new ApiError(code, message);
};
