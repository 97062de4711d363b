import type { Deps } from '../deps.ts';
import { describeDefect } from '../log.ts';
import { confirmConsents } from '../services/consent/confirm.ts';
import { updateDormancy } from '../services/dormancy/update.ts';
import { sendDueMails } from '../services/mail/send.ts';
import { createSmtp } from '../services/mail/smtp.ts';
import { publishDue } from '../services/publication/publish.ts';
import { purge } from '../services/purge.ts';
import { repeat, type Job } from './repeat.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/**
 * Starts the background jobs; `checkContent` notices what other processes have published. Returns a function that stops them and waits for those that are running. Without
 * `SMTP_URL` mails stay in the queue, where the sandbox shows them.
 */
export function startJobs(deps: Deps, checkContent: Job['run']): () => Promise<void> {
  const { env, log } = deps;
  const { SMTP_URL, MAIL_FROM, SITE_URL } = env;
  const smtp = SMTP_URL === undefined ? undefined : createSmtp({ SMTP_URL, MAIL_FROM, SITE_URL });
  const jobs: Job[] = [
    {
      intervalMs: 5 * minuteMs,
      run: () => purge(deps),
      onError: (error) => log.error('purge failed', describeDefect(error)),
    },
    {
      intervalMs: 60 * minuteMs,
      run: () => updateDormancy(deps),
      onError: (error) => log.error('dormancy failed', describeDefect(error)),
    },
    {
      intervalMs: 60 * minuteMs,
      run: () => confirmConsents(deps),
      onError: (error) => log.error('consent confirmation failed', describeDefect(error)),
    },
    {
      intervalMs: secondMs,
      async run() {
        await publishDue(deps);
        await checkContent();
      },
      onError: (error) => log.error('publication failed', describeDefect(error)),
    },
    ...(smtp
      ? [
          {
            intervalMs: 10 * secondMs,
            run: () => sendDueMails(deps, smtp.send),
            onError: (error: unknown) => log.error('mail queue failed', describeDefect(error)),
          },
        ]
      : []),
  ];
  const stops = jobs.map((job) => repeat(job));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    smtp?.close();
  };
}
