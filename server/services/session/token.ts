import { randomToken } from '../../crypto/digest.ts';

/** Returns a session id, which its member can see; it grants no access. */
export const newSessionId = randomToken;

/** Returns a token of a session: its id, and 256 random bits that are secret (`contract/http/token.ts`). */
export const newTokenOf = (sessionId: string): string => `${sessionId}.${randomToken()}`;
