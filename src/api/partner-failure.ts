import { reportPartnerFailure, type PartnerFailure } from '#contract/site/partner-failure.ts';
import type { Client } from './client.ts';

/**
 * Reports a failure of an external service to the server. The user goes on either way, so a lost report is no error.
 */
export function reportFailure(client: Client, body: PartnerFailure): void {
  client(reportPartnerFailure, { body }).catch(() => undefined);
}
