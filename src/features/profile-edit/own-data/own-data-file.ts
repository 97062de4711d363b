import { dayInKorea } from '#contract/shared/day.ts';
import type { OwnData } from '#contract/account/own-data.ts';
import type { OwnDataFormat } from '#machines/own-data.machine.ts';
import type { Client } from '#src/api/client.ts';
import { loadOwnData } from '#src/api/own-data.ts';
import { ownDataHtml } from './own-data-html.ts';

const types = { html: 'text/html;charset=utf-8', json: 'application/json' } as const satisfies Record<
  OwnDataFormat,
  string
>;

/** Fetches all of the member's data, as a file named by the day in Korea on which the server compiled it. */
export async function loadOwnDataFile(
  client: Client,
  format: OwnDataFormat,
  signal: AbortSignal,
): Promise<{ name: string; text: string; type: string }> {
  const data = await loadOwnData(client, signal);
  return {
    name: `oakgolf-my-data-${dayInKorea(new Date(data.createdAt))}.${format}`,
    text: textIn(format, data),
    type: types[format],
  };
}

const textIn = (format: OwnDataFormat, data: OwnData): string =>
  format === 'html' ? ownDataHtml(data) : `${JSON.stringify(data, null, 2)}\n`;
