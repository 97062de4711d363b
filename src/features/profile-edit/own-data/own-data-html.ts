import { ownDataMessages, ownDataTakenMessage } from '#contract/account/own-data-messages.ts';
import type { OwnData } from '#contract/account/own-data.ts';
import { dayText, momentText } from '#src/shared/words/moment-text.ts';
import { markup, type Markup } from './markup.ts';
import { ownDataTables, type DataTable } from './own-data-tables.ts';

/** All of the member's data as one HTML document to read and to print. It loads no resources and runs no scripts. */
export const ownDataHtml = (data: OwnData): string =>
  markup`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>내 정보, ${dayText(data.createdAt)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>내 정보</h1>
<p>${ownDataTakenMessage(momentText(data.createdAt))}</p>
<p>${ownDataMessages.caution}</p>
${ownDataTables(data).map(section)}</main>
</body>
</html>
`.html;

const section = ({ title, caption, columns, rows, none }: DataTable): Markup => markup`<section>
<h2>${title}</h2>
${
  rows.length > 0
    ? markup`<div role="group" aria-label="${title}" tabindex="0">
<table>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(row)}</tbody>
</table>
</div>`
    : markup`<p>${none}</p>`
}
</section>
`;

const row = ([
  header = '',
  ...cells
]: readonly string[]): Markup => markup`<tr><th scope="row">${header}</th>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>
`;

const style: Markup = markup`
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; font: 1rem/1.6 system-ui, sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; }
div { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
caption { padding-bottom: .25rem; text-align: left; }
th, td { min-width: 5rem; padding: .375rem .5rem; border: 1px solid; text-align: left; vertical-align: top; }
@media print {
  body { padding: 0; font-size: 10pt; }
  div { overflow: visible; }
  th, td { min-width: 0; }
  h2, caption { break-after: avoid; }
  tr { break-inside: avoid; }
}
`;
