import { html } from 'hono/html';
import type { Call } from '../http/app-type.ts';

export type Html = ReturnType<typeof html>;

type Page = {
  readonly title: string;
  readonly script?: `/sandbox/assets/${string}.js`;
  readonly content: Html;
  readonly status?: 200 | 400;
};

/** Renders a sandbox page, which must not be cached. */
export function page(c: Call, { title, script, content, status = 200 }: Page): Response | Promise<Response> {
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
      <html lang="ko">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <link rel="stylesheet" href="/sandbox/assets/sandbox.css" />
          ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
        </head>
        <body>
          ${content}
        </body>
      </html>`,
    status,
  );
}
