import { sha256 } from '../../crypto/digest.ts';

/** What a session is called where its member sees it: from it neither the token nor its hash can be told. */
export const sessionIdOf = (tokenHash: string): string => sha256(`session ${tokenHash}`);
