import { randomToken } from '../../crypto/digest.ts';

/** What a session is called where its member sees it; it opens nothing. */
export const newSessionId = randomToken;

/** A token of a session: its name, and 256 random bits of which nobody else knows (`contract/token.ts`). */
export const newTokenOf = (sessionId: string): string => `${sessionId}.${randomToken()}`;
