import { createTransport } from 'nodemailer';
import type { Env } from '../../env.ts';
import { mailHtml } from './html.ts';
import type { SendMail } from './send.ts';

/** Longer than a mail server may take for one step; all steps together are shorter than a mail stays claimed. */
const timeoutMs = 30_000;

export type Smtp = { readonly send: SendMail; close(): void };

/**
 * Sends through the mail server of `SMTP_URL`, as plain text and as HTML (`multipart/alternative`). A retried mail has
 * the Message-ID of the first attempt, by which receivers recognize it.
 */
export function createSmtp(env: Pick<Env, 'MAIL_FROM' | 'SITE_URL'> & { readonly SMTP_URL: string }): Smtp {
  const transport = createTransport({
    url: env.SMTP_URL,
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const domain = env.MAIL_FROM.slice(env.MAIL_FROM.lastIndexOf('@') + 1).replace('>', '');
  return {
    async send(id, { to, subject, text }) {
      await transport.sendMail({
        from: env.MAIL_FROM,
        to: { name: '', address: to },
        subject,
        text,
        html: await mailHtml({ subject, text }, env.SITE_URL),
        messageId: `<member-mail-${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
