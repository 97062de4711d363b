import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isNotNull } from 'drizzle-orm';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { mail } from '#server/db/schema.ts';
import { sendDueMails } from '#server/services/mail/send.ts';
import { createSmtp, type Smtp } from '#server/services/mail/smtp.ts';
import { startApp, type TestApp } from './lib/app.ts';
import { newcomer, registrationOf, signUp, verified, type Person } from './lib/person.ts';

/** More by `SIGN_UPS=1000`: what fails once in a thousand is looked for by hand. */
const signUps = Number(process.env['SIGN_UPS'] ?? 45);
const minute = 60_000;

type Fault = 'dead' | 'slow' | 'flapping' | 'well';

/** A mail server that keeps the Message-ID of each mail that it has accepted. */
async function startMailServer() {
  const accepted: string[] = [];
  let fault: Fault = 'dead';
  let [sessions, received] = [0, 0];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect(_, callback) {
      sessions += 1;
      const isDown = fault === 'dead' || (fault === 'flapping' && sessions % 3 === 0);
      callback(isDown ? Object.assign(new Error('down'), { responseCode: 421 }) : null);
    },
    onData(stream, _, callback) {
      void messageIdOf(stream).then((id) => {
        received += 1;
        if (fault === 'flapping' && received % 4 === 0) {
          callback(Object.assign(new Error('busy'), { responseCode: 451 }));
          return;
        }
        accepted.push(id);
        setTimeout(callback, fault === 'slow' ? 20 : 0);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    ids: () => accepted,
    become: (next: Fault) => void (fault = next),
    close: () => server.close(() => undefined),
  };
}

async function messageIdOf(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return /^Message-ID: (.+)$/im.exec(Buffer.concat(chunks).toString())?.[1]?.trim() ?? '';
}

/** Another adult for each number. */
const personOf = (number: number): Person => ({
  ...newcomer,
  name: `남궁${Array.from(String(number), (digit) => '가나다라마바사아자차'[Number(digit)]).join('')}`,
});

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let smtp: Smtp;
afterEach(() => {
  smtp.close();
  mailServer.close();
});

test('sign-ups do not notice that the mail server is dead, slow or flapping, and each mail arrives once', async () => {
  mailServer = await startMailServer();
  const app = await startApp({ env: { LOOKUP_RATE_PER_MINUTE: 100_000, SIGN_IN_RATE_PER_MINUTE: 100_000 } });
  smtp = createSmtp({ SMTP_URL: mailServer.url, MAIL_FROM: app.deps.env.MAIL_FROM });
  const statuses: number[] = [];
  for (const fault of ['dead', 'slow', 'flapping'] as const) {
    mailServer.become(fault);
    for (let count = 0; count < signUps / 3; count += 1) {
      statuses.push(await join(app, statuses.length));
      if (count % 15 === 14) await sendDueMails(app.deps, smtp.send);
    }
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  mailServer.become('well');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    app.advance(2 ** attempt * minute);
    await sendDueMails(app.deps, smtp.send);
  }
  const ids = mailServer.ids();
  expect([ids.length, new Set(ids).size, await app.deps.db.$count(mail, isNotNull(mail.sentAt))]).toEqual([
    statuses.length,
    statuses.length,
    statuses.length,
  ]);
}, 600_000);

async function join(app: TestApp, number: number): Promise<number> {
  const registration = registrationOf(await verified(app, personOf(number)), {
    serviceId: `fresh${String(number).padStart(5, '0')}`,
  });
  return (await signUp(app, registration)).status;
}
