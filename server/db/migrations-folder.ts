import { fileURLToPath } from 'node:url';

/** Beside this file in the sources and beside the bundle in a build. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
