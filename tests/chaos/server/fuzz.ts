import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import * as z from 'zod/mini';
import { errorCode } from '#server/log.ts';
import type { Caller } from '#tests/server/lib/app.ts';
import { bearer } from '#tests/server/lib/app.ts';
import { oddities, numbers } from '#tests/server/lib/fuzz.ts';
import { callsWithParameters, complaint, examples, oddRequest, requestsOf } from '#tests/server/lib/fuzz-calls.ts';
import { registrationOf, signUp, nonMembers, verified } from '#tests/server/lib/person.ts';
import { signInToken } from '../lib/calls.ts';
import { onEmbedded } from '../lib/installation.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds } from '../lib/trial.ts';

const seed = 2_026;
const batchSize = 20;
/** Node rejects longer URLs before the application, and closes the connection. */
const maxUrlLength = 16_000;
/** Fields of a call with personal data or secrets. */
const personal = new Set([
  'name',
  'email',
  'mobile',
  'contact',
  'address1',
  'address2',
  'postCode',
  'ci',
  'di',
  'birthday',
  'serviceId',
  'password',
  'contents',
  'companyName',
  'registrationNumber',
  'requestNumber',
  'handle',
  'reason',
]);

export const trial: Trial = {
  name: 'fuzz',
  done: 'every call with odd values, then a search of the log',
  isLong: true,
  run: ({ short }) =>
    onEmbedded(async (installation) => {
      const total = short ? 2_000 : 50_000;
      const server = await installation.start({ LOG_LEVEL: 'info' });
      const app: Caller = {
        fetch: (path, init) => fetch(server.url + path, init),
        get: (path, token) => fetch(server.url + path, { headers: bearer(token) }),
      };
      const password = `Own${randomUUID().slice(0, 8)}!`;
      const member = registrationOf(await verified(app, nonMembers(2)[1]), { serviceId: 'fuzzer01', password });
      equals((await signUp(app, member)).status, 200, 'the sign-up of who sends them');
      const token = await signInToken(server.url, member.serviceId, password);
      const example = await examples(app);

      const pick = numbers(seed);
      const systematicRequests = short
        ? []
        : callsWithParameters.flatMap((endpoint) => requestsOf(endpoint, example[endpoint.id] ?? {}, pick));
      const oddRequests = (index: number) =>
        callsWithParameters
          .slice(index % callsWithParameters.length, (index % callsWithParameters.length) + 1)
          .map((endpoint) => oddRequest(endpoint, example[endpoint.id] ?? {}, pick, `odd ${index}`));
      const nextRequests = (index: number) =>
        index < systematicRequests.length ? systematicRequests.slice(index, index + 1) : oddRequests(index);
      // Preparing them took so long that connections may have closed unnoticed.
      await turn();
      await turn();
      const memoryBefore = server.memory();
      const complaints: string[] = [];
      let nextIndex = 0;
      let responseCount = 0;
      while (responseCount < total) {
        const batch = Array.from({ length: Math.min(batchSize, total - responseCount) }, () =>
          nextRequests(nextIndex++),
        )
          .flat()
          .filter(({ path }) => path.length < maxUrlLength);
        const failures = await Promise.all(
          batch.map((each) =>
            complaint(app, token, each).catch((error: unknown) => `${each.call}: ${errorCode(error) ?? String(error)}`),
          ),
        );
        responseCount += batch.length;
        complaints.push(...failures.filter((each) => each !== undefined));
      }
      equals(complaints.slice(0, 5), [], `of ${complaints.length} answers that the contract does not allow, the first`);
      holds(server.isRunning(), 'the process died');
      const memoryAfter = server.memory();
      equals(await server.end('SIGTERM'), 0, 'exit code');

      const log = server.output.join('\n');
      const lineCount = server.output.length;
      holds(lineCount > responseCount, `the log has ${lineCount} lines only`);
      const secrets = new Set([
        ...[...Object.values(example), member].flatMap(secretsOf),
        token,
        ...oddities.filter((each): each is string => typeof each === 'string' && /^\S.*[<>'"{/]/.test(each)),
      ]);
      equals(
        [...secrets].filter((secret) => isLogged(log, secret)),
        [],
        'found in the log',
      );
      equals(server.output.filter((line) => line.includes('"level":"error"')).slice(0, 3), [], 'defects in the log');
      return `${responseCount} calls (seed ${seed}), none answered 5xx; ${lineCount} lines of log without any of ${secrets.size} personal values; memory ${memoryBefore} MB before, ${memoryAfter} MB after`;
    }),
};

/**
 * A few digits match only if no other digits surround them: among fifty thousand request ids, five digits occur by
 * chance.
 */
const isLogged = (log: string, secret: string) =>
  /^\d+$/.test(secret)
    ? new RegExp(`(?<![\\da-f.])${secret}(?![\\da-f])`).test(log)
    : log.includes(secret) || log.includes(JSON.stringify(secret).slice(1, -1));

/** Returns the values under personal names in a body, at any depth. */
function secretsOf(value: unknown): string[] {
  const parsed = z.record(z.string(), z.unknown()).safeParse(value);
  if (!parsed.success) return [];
  return Object.entries(parsed.data).flatMap(([name, inner]) =>
    typeof inner === 'string' && personal.has(name) && inner.length > 1 ? [inner] : secretsOf(inner),
  );
}
