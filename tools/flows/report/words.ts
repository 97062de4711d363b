import type { BrowserName, EngineName, WidthName } from '#tools/browsers/names.ts';
import type { Level, Source } from '../paths/path-record.ts';
import { html, type Html } from './html.ts';
import type { RunInfo } from './result.ts';

/** Names of the levels in the report. */
export const levelNames: Readonly<Record<Level, string>> = { machine: '기계', rendered: '화면', browser: '브라우저' };

export const engineTitles: Readonly<Record<EngineName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};
const widths: Readonly<Record<WidthName, string>> = { desktop: '데스크톱', phone: '휴대폰' };

export const browserTitle = ({ engine, width }: BrowserName): string => `${engineTitles[engine]} ${widths[width]}`;

/** Renders a count out of a total. */
export const share = (taken: number, declared: number): Html =>
  html`<span class="${taken === declared ? 'passed' : 'failed'}">${taken} / ${declared}</span>`;

/** Renders a result that is readable without its colour. */
export const verdictOf = (failure: string | null): Html =>
  failure === null ? html`<span class="passed">✓ 통과</span>` : html`<span class="failed">✗ 실패</span>`;

/** Formats a time as `2026-11-26 23:30` in the time zone of Seoul. */
export const dateOf = (at: string): string =>
  new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'short' });

/** Returns the commit, with a + if it had uncommitted changes. */
export const runTitle = ({ commit, isDirty }: RunInfo): string => `${commit.slice(0, 9)}${isDirty ? '+' : ''}`;

/** Formats milliseconds as seconds with one decimal. */
export const secondsOf = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)}초`;

const sourceNames: Readonly<Record<Source, string>> = { server: '서버', invented: '가정' };

/** Renders who answered a step in a browser; nothing if it waited for no answer. */
export const sourceOf = (source: Source | null | undefined): Html =>
  source ? html` <span class="soft">${sourceNames[source]}</span>` : html``;

/** Explains the words of `sourceOf`. */
export const sourceLegend =
  '‘서버’는 실제 서버나 시험용 외부 시스템의 응답으로, ‘가정’은 서버가 낼 수 없어 시험이 만든 응답으로 브라우저에서 밟은 전이입니다.';
