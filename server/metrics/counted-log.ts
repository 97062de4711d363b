import { endpoints } from '#contract/http/endpoints.ts';
import { staffEndpoints } from '#contract/staff/endpoints.ts';
import { signIn } from '#contract/account/member.ts';
import { signInByPasskey } from '#contract/account/passkey-sign-in.ts';
import { partnerFailure } from '#contract/site/partner-failure.ts';
import { policyDirectives, policyPages } from '../http/policy-report.ts';
import { routePath } from '../http/route-path.ts';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';

type Fields = Parameters<Log['info']>[1];

const idOf = new Map(
  [...endpoints, ...staffEndpoints].map((endpoint) => [`${endpoint.method} ${routePath(endpoint)}`, endpoint.id]),
);
const methods: ReadonlySet<unknown> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const loginResults: Readonly<Record<number, string>> = { 200: 'ok', 400: 'failed', 423: 'locked' };

/**
 * Every message of an error line. Each counter starts at 0, since its first count would otherwise not show as an
 * increase.
 */
export const errorLines = [
  'SANDBOX not chosen',
  'company not announced',
  'consent confirmation failed',
  'consultation not announced',
  'defect',
  'disk check failed',
  'disk nearly full',
  'dormancy failed',
  'identity provider failed',
  'mail failed',
  'mail given up',
  'mail queue failed',
  'page not rendered',
  'page read failed',
  'publication failed',
  'purge failed',
  'tee times failed',
  'weather failed',
] as const;

/** The calls that open a session. */
const loginRoutes: ReadonlySet<string> = new Set([signIn.id, signInByPasskey.id]);

/** Wraps the log and counts its lines, even those below the log level, so that metrics and log always agree. */
export function countedLog(log: Log, metrics: Metrics): Log {
  for (const message of errorLines) metrics.errors.inc({ message }, 0);
  for (const result of Object.values(loginResults)) metrics.logins.inc({ result }, 0);
  for (const page of policyPages)
    for (const directive of policyDirectives) metrics.violations.inc({ page, directive }, 0);
  const { partner: partners, reason: reasons } = partnerFailure.shape;
  for (const partner of partners.options)
    for (const reason of reasons.options) metrics.partnerFailures.inc({ partner, reason }, 0);
  return {
    info(message, fields) {
      if (message === 'request') countRequest(metrics, fields);
      if (message === 'policy violation')
        metrics.violations.inc({ page: String(fields?.page), directive: String(fields?.directive) });
      if (message === 'partner failure')
        metrics.partnerFailures.inc({ partner: String(fields?.partner), reason: String(fields?.reason) });
      log.info(message, fields);
    },
    error(message, fields) {
      metrics.errors.inc({ message });
      log.error(message, fields);
    },
  };
}

/** A route is the id of its endpoint, else its pattern, and `site` for a file, a page or an unknown path. */
function countRequest({ requests, durations, refusals, logins }: Metrics, fields: Fields = {}): void {
  const { method, path, status: code, ms } = fields;
  const status = Number(code);
  const route = idOf.get(`${method} ${path}`) ?? (path === '*' ? 'site' : String(path));
  requests.inc({
    route,
    method: methods.has(method) ? String(method) : 'other',
    status: `${Math.floor(status / 100)}xx`,
  });
  durations.observe({ route }, Number(ms) / 1000);
  if (status === 429) refusals.inc({ route });
  const result = loginRoutes.has(route) ? loginResults[status] : undefined;
  if (result) logins.inc({ result });
}
