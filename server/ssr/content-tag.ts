import { createHash } from 'node:crypto';

/** A short name of a content: the same for the same, another for any other. */
export const contentHash = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 22);
