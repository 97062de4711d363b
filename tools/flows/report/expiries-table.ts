import { expiryKinds, type ExpiryKind } from '../expiries/expiry.ts';
import { html, type Html } from './html.ts';
import type { FlowReport, ReportedExpiry } from './reported.ts';
import { wide } from './page.ts';
import { levelNames, verdictOf } from './words.ts';

const kindNames: Readonly<Record<ExpiryKind, string>> = { verification: '인증', session: '로그인', code: '코드' };

/** Table of the outcomes for each waiting state when a verification, the session or loaded code expires. */
export function expiriesTable({ expiries, screens }: Pick<FlowReport, 'expiries' | 'screens'>): Html {
  if (expiries.length === 0) return html`<p class="soft">확인하지 않았습니다.</p>`;
  const states = [...new Set(expiries.map(({ state }) => state))];
  return wide(
    '만료 표',
    html`<table>
<caption>사람을 기다리는 상태마다, 그 뒤에 만료되었을 때 입력한 그대로 돌아온 상태</caption>
<thead><tr><th scope="col">상태</th>${expiryKinds.map((kind) => html`<th scope="col">${kindNames[kind]}</th>`)}</tr></thead>
<tbody>
${states.map(
  (state) =>
    html`<tr><th scope="row">${state === null ? '모든 상태' : screenOf(state, screens)}</th>${expiryKinds.map((kind) =>
      cellOf(
        expiries.find((one) => one.state === state && one.kind === kind),
        screens,
      ),
    )}</tr>`,
)}
</tbody>
</table>`,
  );
}

/** The screen of a state, with the name of the code as its tooltip. */
const screenOf = (state: string, screens: FlowReport['screens']): Html =>
  html`<span title="${state}">${screens[state] ?? state}</span>`;

function cellOf(expiry: ReportedExpiry | undefined, screens: FlowReport['screens']): Html {
  if (!expiry) return html`<td class="soft">–</td>`;
  if (expiry.reason !== null) return html`<td class="soft" lang="en">${expiry.reason}</td>`;
  return html`<td>${expiry.at === null ? '' : screenOf(expiry.at, screens)} ${expiry.verdicts.map(({ level, failure }) => html`<span class="soft">${levelNames[level]}</span> ${verdictOf(failure)} `)}</td>`;
}
