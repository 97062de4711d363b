import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileName } from '#server/crypto/encryption-key.ts';
import { masterKeys, password } from '#tests/server/lib/app.ts';
import { isSuccess, signInToken } from '../lib/calls.ts';
import { onEmbedded } from '../lib/installation.ts';
import { inquire } from '../lib/inquiries.ts';
import { pathsIn, canActAsOtherUser, readableByOther } from '../lib/open-to-others.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds, SkippedTrial } from '../lib/trial.ts';

export const trial: Trial = {
  name: 'another-user',
  isLong: true,
  done: 'the data folder, a backup and what is restored from it, read by another user',
  run: ({ short }) =>
    onEmbedded(async (installation) => {
      if (!canActAsOtherUser()) throw new SkippedTrial('no other user may be taken here (root may)');
      const folder = dirname(installation.dataFolder);
      // Only the server and its commands are to restrict access.
      chmodSync(folder, 0o755);
      const control = join(folder, 'control');
      writeFileSync(control, '', { mode: 0o644 });
      if (readableByOther([control]).length === 0)
        throw new SkippedTrial('the folder for temporary files is closed to others');
      const keyFile = join(installation.dataFolder, fileName);
      writeFileSync(keyFile, masterKeys.current.toString('hex'), { mode: 0o644 });

      let pathCount = 0;
      const expectClosed = (path: string, when: string) => {
        const paths = pathsIn(path);
        equals(readableByOther(paths), [], `opened by another user ${when}`);
        pathCount += paths.length;
      };
      const serve = async (dataFolder: string, writes: number, when: string) => {
        const server = await installation.start({ DATA_DIR: dataFolder, ENCRYPTION_KEY: undefined });
        for (let number = 1; number <= writes; number += 1)
          holds(isSuccess(await inquire(server.url, number)), `a write failed ${when}`);
        await signInToken(server.url, 'member01', password);
        expectClosed(dataFolder, `while it is served, ${when}`);
        equals(await server.end('SIGTERM'), 0, 'exit code');
        expectClosed(dataFolder, when);
      };

      await serve(installation.dataFolder, short ? 10 : 1_000, 'after writes');
      equals((await installation.run('scripts/ops/backup.ts').ended).code, 0, 'exit code of the backup');
      const backups = join(folder, 'backups');
      expectClosed(backups, 'in the backups');
      const [backup = ''] = readdirSync(backups).map((name) => join(backups, name));
      const copy = join(folder, 'copy');
      const { code, output } = await installation.run('scripts/ops/backup.ts', ['restore', backup], { DATA_DIR: copy })
        .ended;
      equals([code, output], [0, 'Restored.\n'], 'the restore');
      expectClosed(copy, 'after a restore');
      writeFileSync(join(copy, fileName), masterKeys.current.toString('hex'), { mode: 0o644 });
      await serve(copy, 0, 'after a start on what was restored');
      return `${pathCount} files and folders, opened none: data folder with its key, backup, restored copy, while they are served and afterwards`;
    }),
};
