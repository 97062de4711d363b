import { html } from 'hono/html';
import { siteMark, type Content } from './content.ts';

type Html = ReturnType<typeof html>;

/**
 * Returns a mail as an HTML document with the words of its plain text, for programs that prefer HTML. It loads nothing,
 * and has no colours of its own, so that each program shows it in its own light or dark ones. All texts are escaped;
 * only a line that is a URL of this site becomes a link.
 */
export async function mailHtml({ subject, text }: Content, siteUrl: string | undefined): Promise<string> {
  const title = subject.replace(`${siteMark} `, '');
  const paragraphs = text.trim().split('\n\n');
  const page = html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
        </style>
      </head>
      <body style="margin:0">
        <div role="article" aria-label="${title}" style="max-width:34rem;margin:0 auto;padding:2rem 1.25rem;font:1rem/1.7 'Pretendard Variable',Pretendard,system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere">
          <h1 style="margin:0 0 1.5rem;padding-bottom:1rem;border-bottom:1px solid;font-size:1.375rem;font-weight:600;line-height:1.4">${title}</h1>
          ${paragraphs.map((paragraph) => paragraphHtml(paragraph, siteUrl))}
        </div>
      </body>
    </html>`;
  return String(await page);
}

const margin = 'margin:0 0 1rem';

/** Returns a paragraph; its lines that begin with a hyphen, which come last, are a list. */
function paragraphHtml(paragraph: string, siteUrl: string | undefined): Html {
  const lines = paragraph.split('\n');
  const items = lines.filter(isItem);
  const others = lines.filter((line) => !isItem(line));
  return html`${others.length > 0 ? html`<p style="${margin}">${others.map((line, index) => html`${index > 0 ? html`<br />` : ''}${lineHtml(line, siteUrl)}`)}</p>` : ''}
    ${items.length > 0 ? html`<ul style="${margin};padding-left:1.25rem">${items.map((item) => html`<li>${item.slice(mark.length)}</li>`)}</ul>` : ''}`;
}

const mark = '- ';
const isItem = (line: string) => line.startsWith(mark);

const lineHtml = (line: string, siteUrl: string | undefined): Html =>
  isLink(line, siteUrl) ? html`<a href="${line}">${line}</a>` : html`${line}`;

const isLink = (line: string, siteUrl: string | undefined): boolean =>
  siteUrl !== undefined && /^\S+$/.test(line) && line.startsWith(new URL('/', siteUrl).href);
