import { createHash } from 'node:crypto';

/** Returns a short hash of the content, for ETags and immutable URLs. */
export const contentHash = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url').slice(0, 22);
