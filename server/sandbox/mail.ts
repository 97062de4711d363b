import { desc } from 'drizzle-orm';
import { html } from 'hono/html';
import { dayInKorea, listDay, timeInKorea } from '#contract/shared/day.ts';
import { mail } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { openMail } from '../services/mail/queue.ts';
import { page } from './page.ts';

const maxMails = 50;

/** Serves the inboxes of all members: the latest mails of the site, unless a mail server has accepted them. */
export function mailSandbox(app: App, { db, keys }: Pick<Deps, 'db' | 'keys'>): void {
  app.get('/sandbox/mail', async (c) => {
    const rows = await db.select().from(mail).orderBy(desc(mail.id)).limit(maxMails);
    const articles = rows.map(({ sealed, queuedAt, sentAt }) => {
      const opened = openMail(keys, sealed);
      const moment = `${listDay(dayInKorea(queuedAt))} ${timeInKorea(queuedAt)}`;
      if (!opened)
        return html`<article><p class="notice">${moment} · ${sentAt ? '메일 서버로 보냈습니다.' : '보내지 못했습니다.'}</p></article>`;
      return html`<article>
        <h2>${opened.subject}</h2>
        <p class="notice">${moment} · 받는 사람 ${opened.to}</p>
        ${opened.text.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}
      </article>`;
    });
    const list = articles.length > 0 ? articles : html`<p class="notice">아직 보낸 메일이 없습니다.</p>`;
    return page(c, {
      title: '시험용 메일함',
      content: html`<main><p class="eyebrow">시험용 메일 서버</p><h1>메일함</h1>${list}</main>`,
    });
  });
}
