import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Ids that React and the components count up: they depend on what was shown before. */
const countedIds = /_r_[\da-z]+_|react-aria-?\d+(?:-\d+)*/g;

/** Returns how the addresses in a text are replaced by the content of the files of a built Storybook. */
export function namedFiles(build: string, url: string): (text: string) => string {
  const hashes = new Map<string, string>();
  const address = new RegExp(`${url}/?([^"'\\s)#?]*)`, 'g');
  const hashOf = (path: string): string => {
    const known = hashes.get(path);
    if (known !== undefined) return known;
    const file = join(build, decodeURI(path));
    const hash = existsSync(file) && statSync(file).isFile() ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16) : path;
    hashes.set(path, hash);
    return hash;
  };
  return (text) => (text.includes(url) ? text.replace(address, (_, path: string) => hashOf(path)) : text).replaceAll(countedIds, 'id');
}
