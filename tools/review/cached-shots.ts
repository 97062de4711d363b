import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { shot, type Shot } from './shot.ts';

/** Caches the shots of story files in a folder, by their keys. */
export function cachedShots(folder: string) {
  const fileOf = (key: string) => join(folder, `${key}.json`);
  const read = (key: string): Shot[] => (existsSync(fileOf(key)) ? z.array(shot).parse(JSON.parse(readFileSync(fileOf(key), 'utf8'))) : []);
  const add = (key: string, shots: readonly Shot[]) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(key), JSON.stringify([...read(key), ...shots]));
  };
  return { read, add };
}
