import { trusted, html, type Html } from './html.ts';
import { pageStyle } from './page-style.ts';

type Page = { readonly title: string; readonly body: Html; readonly script?: string };

/** Renders a complete page without external resources. */
export const pageOf = ({ title, body, script = '' }: Page): string =>
  html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${trusted(pageStyle)}</style>
</head>
<body>
<main>
${body}
</main>
${trusted(script && `<script>${script}</script>`)}
</body>
</html>
`.markup;

/** Wraps a table or diagram that may be wider than the window; the wrapper scrolls, also by keyboard. */
export const wide = (label: string, content: Html): Html =>
  html`<div class="wide" role="region" tabindex="0" aria-label="${label}">${content}</div>`;
