import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

/** A policy allows it by its hash. */
export const plainStyle = `
body { display: grid; place-content: center; box-sizing: border-box; min-height: 100vh; margin: 0; padding: 24px; background: #fbf8f0; color: #10201a; font: 16px/1.7 sans-serif; text-align: center; word-break: keep-all; }
h1 { margin: 0 0 12px; font-size: 18px; }
p { margin: 0; }
a { display: inline-block; margin-top: 16px; padding: 8px 16px; color: inherit; }
`;

/** Renders a small page outside the built site, with this content in its body. */
export const plainPage = (title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
        <title>${title} | 오크 리조트 골프</title>
        ${raw(`<style>${plainStyle}</style>`)}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
