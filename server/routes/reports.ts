import { reportPartnerFailure } from '#contract/site/partner-failure.ts';
import { reportFlowEnd } from '#contract/site/report-flow-end.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { clientAddress } from '../http/client.ts';
import { limitBody } from '../http/limit-body.ts';
import { policyPages, policyReportPath, readPolicyReport } from '../http/policy-report.ts';
import { createReportBudget } from '../http/report-budget.ts';
import { countFlowEnd } from '../services/flow-end/count.ts';

/** A report has the policy, three URLs and a few words. */
const maxReportBytes = 10_000;

/**
 * Receives what browsers notice of external services: violations of a policy, and pages that fail. Both are log lines,
 * which the metrics count. And counts where visitors leave a flow. Those above the limits are ignored without an error, which a browser would show in its
 * console.
 */
export function reportRoutes(app: App, { db, env, log, now }: Deps): void {
  const isWithinBudget = createReportBudget(now);
  app.post(policyReportPath, limitBody(maxReportBytes), async (c) => {
    if (!isWithinBudget(clientAddress(c, env.TRUST_PROXY))) return c.body(null, 204);
    const page = policyPages.find((known) => known === c.req.query('page'));
    const violation = readPolicyReport(await c.req.text());
    if (!page || !violation) throw new ApiError('400', refusalMessages.invalidRequest);
    log.info('policy violation', { page, ...violation });
    return c.body(null, 204);
  });
  bind(app, reportPartnerFailure, async ({ body, client }) => {
    if (isWithinBudget(client.address)) log.info('partner failure', body);
    return null;
  });
  const mayCount = createReportBudget(now);
  bind(app, reportFlowEnd, async ({ body, client }) => {
    if (mayCount(client.address)) await countFlowEnd({ db, now }, body);
    return null;
  });
}
