import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const debian = '/usr/lib/postgresql';

/** Returns the folder that contains `initdb` and `postgres`: of the newest version on Debian, or else from PATH. */
export function postgresBinaries(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(debian, version, 'bin'));
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'));
  const linked = onPath.filter((path) => existsSync(path)).map((path) => dirname(realpathSync(path)));
  return [...folders, ...linked].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}
