import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the files below a folder whose names match `kind`. */
export const filesIn = (folder: string, kind: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
