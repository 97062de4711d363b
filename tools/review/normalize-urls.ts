import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Ids that React and the components generate with a counter: they depend on earlier renders. */
const countedIds = /_r_[\da-z]+_|react-aria-?\d+(?:-\d+)*/g;

/** Returns a function that replaces the URLs in a text by the content of their files in a built Storybook. */
export function urlNormalizer(build: string, url: string): (text: string) => string {
  const hashes = new Map<string, string>();
  const urlPattern = new RegExp(`${url}/?([^"'\\s)#?]*)`, 'g');
  const hashOf = (path: string): string => {
    const cached = hashes.get(path);
    if (cached !== undefined) return cached;
    const file = join(build, decodeURI(path));
    const hash =
      existsSync(file) && statSync(file).isFile()
        ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
        : path;
    hashes.set(path, hash);
    return hash;
  };
  return (text) =>
    (text.includes(url) ? text.replace(urlPattern, (_, path: string) => hashOf(path)) : text).replaceAll(
      countedIds,
      'id',
    );
}
