import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { asc } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mail } from '#server/db/schema.ts';
import { mailHtml } from '#server/services/mail/html.ts';
import { queueMail, type Mail } from '#server/services/mail/queue.ts';
import { sendDueMails } from '#server/services/mail/send.ts';
import { createSmtp } from '#server/services/mail/smtp.ts';
import { secondApp, startApp, type TestApp } from './lib/app.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const testMail: Mail = {
  to: 'haneul.kim@naver.example',
  subject: '[오크 리조트 골프] 안내',
  text: '안녕하세요.\n\n반갑습니다.\n',
};

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const rows = () => app.deps.db.select().from(mail).orderBy(asc(mail.id));
const logged = () => app.observed.lines.map((line): unknown => JSON.parse(line));

describe('the queue of mails', () => {
  test('sends each mail once to the mail server, from whichever process', async () => {
    for (let count = 0; count < 25; count += 1) await queueMail(app.deps, { ...testMail, text: String(count) });
    const otherApp = secondApp(app.deps);
    const claimed: string[] = [];
    const send = async (_: number, { text }: Mail) => void claimed.push(text);
    const sent = await Promise.all([sendDueMails(app.deps, send), sendDueMails(otherApp.deps, send)]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(25);
    expect(claimed.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 25 }, (_, index) => String(index)),
    );
    expect(await sendDueMails(app.deps, send)).toBe(0);
  });

  test('stores only the time of a sent mail', async () => {
    await queueMail(app.deps, testMail);
    await sendDueMails(app.deps, async () => {});
    expect(await rows()).toEqual([
      {
        id: expect.any(Number),
        sealed: null,
        queuedAt: app.deps.now(),
        attempts: 1,
        nextAttemptAt: null,
        sentAt: app.deps.now(),
      },
    ]);
  });

  test('retries after 2, 4 and 8 minutes if the mail server fails, and logs no personal data', async () => {
    await queueMail(app.deps, testMail);
    const attempts: number[] = [];
    const startedAt = app.deps.now().getTime();
    const fail = async () => {
      attempts.push((app.deps.now().getTime() - startedAt) / minute);
      throw Object.assign(new Error(`no route to ${testMail.to}`), { code: 'ECONNECTION' });
    };
    for (let count = 0; count < 15; count += 1) {
      await sendDueMails(app.deps, fail);
      app.advance(minute);
    }
    expect(attempts).toEqual([0, 2, 6, 14]);
    expect(logged()).toEqual(
      [1, 2, 3, 4].map((count) =>
        expect.objectContaining({
          level: 'error',
          message: 'mail failed',
          mail: expect.any(Number),
          attempts: count,
          code: 'ECONNECTION',
          response: 0,
        }),
      ),
    );
    expect(app.observed.lines.join('')).not.toContain('haneul');
  });

  test('gives up after three days', async () => {
    await queueMail(app.deps, testMail);
    let attempts = 0;
    const fail = async () => {
      attempts += 1;
      throw new Error('down');
    };
    for (let hours = 0; hours < 80; hours += 1) {
      await sendDueMails(app.deps, fail);
      app.advance(60 * minute);
    }
    expect(logged().at(-1)).toMatchObject({ message: 'mail given up', attempts });
    expect(await rows()).toMatchObject([{ sealed: null, nextAttemptAt: null, sentAt: null }]);
  });

  test.each([
    ['gives up at once on a recipient that the mail server does not know', 'EENVELOPE', 550, 'mail given up'],
    ['tries again where the mail server refuses the recipient for now', 'EENVELOPE', 450, 'mail failed'],
    ['tries again where the mail server takes no recipient', 'EENVELOPE', 503, 'mail failed'],
    ['tries again where the mail server refuses the content', 'EMESSAGE', 550, 'mail failed'],
  ])('%s', async (_, code, responseCode, message) => {
    await queueMail(app.deps, testMail);
    await sendDueMails(app.deps, () => Promise.reject(Object.assign(new Error(code), { code, responseCode })));
    expect(logged()).toEqual([expect.objectContaining({ message, attempts: 1, code, response: responseCode })]);
  });

  test('reserves a mail for ten minutes for the process that has claimed it, then releases it if that was killed', async () => {
    await queueMail(app.deps, testMail);
    const claimed: number[] = [];
    void sendDueMails(app.deps, (id) => new Promise(() => void claimed.push(id)));
    await expect.poll(() => claimed.length).toBe(1);
    const otherApp = secondApp(app.deps);
    const send = async (id: number) => void claimed.push(id);
    otherApp.advance(10 * minute - 1);
    expect(await sendDueMails(otherApp.deps, send)).toBe(0);
    otherApp.advance(1);
    expect(await sendDueMails(otherApp.deps, send)).toBe(1);
    expect(new Set(claimed).size).toBe(1);
  });

  test('does not send mails older than three days', async () => {
    await queueMail(app.deps, testMail);
    app.advance(3 * day);
    expect(await sendDueMails(app.deps, async () => {})).toBe(0);
  });
});

describe('a mail server', () => {
  let server: SMTPServer;
  let received: { from: string; to: string[]; message: string }[];
  let url: string;
  beforeEach(async () => {
    received = [];
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, done) =>
        done(address.startsWith('nobody') ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            received.push({
              from: envelope.mailFrom ? envelope.mailFrom.address : '',
              to: envelope.rcptTo.map(({ address }) => address),
              message: Buffer.concat(chunks).toString(),
            });
            done();
          });
      },
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server has a port
    url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  const smtp = () =>
    createSmtp({
      SMTP_URL: url,
      MAIL_FROM: '오크 리조트 골프 <no-reply@oakresortgolf.example>',
      SITE_URL: 'https://golf.example',
    });

  test('receives sender, recipient, subject and text of a mail, and the same Message-ID each time', async () => {
    await queueMail(app.deps, testMail);
    const { send, close } = smtp();
    expect(await sendDueMails(app.deps, send)).toBe(1);
    const [{ id } = { id: 0 }] = await rows();
    await send(id, testMail);
    close();
    expect(received.map(({ from, to }) => [from, to])).toEqual([
      ['no-reply@oakresortgolf.example', [testMail.to]],
      ['no-reply@oakresortgolf.example', [testMail.to]],
    ]);
    const [first = '', second = ''] = received.map(({ message }) => /^Message-ID: (.*)$/im.exec(message)?.[1]);
    expect([first, second]).toEqual([`<member-mail-${id}@oakresortgolf.example>`, first]);
    const message = received[0]?.message ?? '';
    expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(partsOf(message)).toEqual([
      ['text/plain; charset=utf-8', testMail.text],
      ['text/html; charset=utf-8', await mailHtml(testMail, 'https://golf.example')],
    ]);
  });

  /** Returns type and text of each part of a `multipart/alternative` message. */
  function partsOf(message: string): (readonly [string, string])[] {
    const boundary = /^Content-Type: multipart\/alternative;\s+boundary="(.*?)"\r$/im.exec(message)?.[1] ?? '';
    return message
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => {
        const [head = '', body = ''] = part.split('\r\n\r\n', 2);
        return [/^Content-Type: (.*)$/im.exec(head)?.[1]?.trim() ?? '', decoded(head, body)];
      });
  }

  function decoded(head: string, body: string): string {
    if (/^Content-Transfer-Encoding: base64\r?$/im.test(head)) return Buffer.from(body, 'base64').toString();
    const bytes = body
      .trim()
      .replaceAll('=\r\n', '')
      .replaceAll('\r\n', '\n')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  }

  test('that rejects the recipient ends the attempts', async () => {
    await queueMail(app.deps, { ...testMail, to: 'nobody@naver.example' });
    const { send, close } = smtp();
    expect(await sendDueMails(app.deps, send)).toBe(0);
    close();
    expect(await rows()).toMatchObject([{ nextAttemptAt: null, sentAt: null, attempts: 1 }]);
  });
});
