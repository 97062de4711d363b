import { bearer, password } from '#tests/server/lib/app.ts';
import { call, isSuccess, koreanMessageOf, signInToken } from '../lib/calls.ts';
import { onEmbedded } from '../lib/installation.ts';
import { inquire, wronglyStored, ledger } from '../lib/inquiries.ts';
import { onSmallDisk } from '../lib/small-disk.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds } from '../lib/trial.ts';

const nearlyFullBytes = 20_000_000;
const timeoutMs = 10_000;

export const trial: Trial = {
  name: 'disk-full',
  done: 'the disk of the embedded database nearly full, full, then free again',
  run: ({ short }) =>
    onEmbedded((installation) =>
      onSmallDisk(installation.dataFolder, 200, async (disk) => {
        let server = await installation.start();
        const token = await signInToken(server.url, 'member01', password);
        const { acknowledged, record } = ledger();
        const sent: number[] = [];
        let refused = 0;
        const write = async () => {
          const number = sent.push(sent.length + 1);
          const outcome = await inquire(server.url, number);
          record(number, outcome);
          if (isSuccess(outcome)) return true;
          holds(
            outcome.http === 503 && koreanMessageOf(outcome) !== undefined,
            `a write was answered ${outcome.http} ${outcome.text}`,
          );
          refused += 1;
          return false;
        };
        const writeUntil = async (expected: boolean) => {
          const deadline = Date.now() + timeoutMs;
          while ((await write()) !== expected)
            holds(
              Date.now() < deadline,
              `writes were not ${expected ? 'taken' : 'refused'} within ${timeoutMs / 1_000} s`,
            );
        };
        const writeAll = async (expected: boolean, when: string) => {
          for (let count = 0; count < (short ? 10 : 100); count += 1)
            equals(await write(), expected, `a write was taken ${when}`);
        };
        const readAll = async (when: string) => {
          for (const path of ['/api/v1/notices', '/api/v1/users/me', '/api/v1/my/memberships', '/readyz']) {
            equals((await call(server.url, path, { headers: bearer(token) })).http, 200, `${path} ${when}`);
          }
        };

        await writeAll(true, 'with room');
        for (const [freeBytes, when] of [
          [nearlyFullBytes, 'on a disk nearly full'],
          [0, 'on a full disk'],
        ] as const) {
          disk.fill(freeBytes);
          await writeUntil(false);
          await writeAll(false, when);
          await readAll(when);
        }
        await server.end('SIGKILL');
        disk.empty();
        disk.fill(nearlyFullBytes);
        server = await installation.start();
        await readAll('after a restart on a disk nearly full');
        await writeAll(false, 'after a restart on a disk nearly full');
        disk.empty();
        await writeUntil(true);
        await writeAll(true, 'with room again');
        for (const number of sent) if (!acknowledged.has(number)) record(number, await inquire(server.url, number));
        equals(acknowledged.size, sent.length, 'acknowledged in the end');
        equals(await server.end('SIGTERM'), 0, 'exit code');
        equals(await wronglyStored(installation, sent), [], 'not there exactly once');
        return `${sent.length} writes, ${refused} refused with 503, reads went on; each write there once`;
      }),
    ),
};
