import type { Keys } from '../../crypto/keys.ts';

/** Origin at which users find this site, and the id of the site for authenticators: its host name (WebAuthn §5.1.2). */
export const relyingParty = (origin: string) =>
  ({ expectedOrigin: origin, expectedRPID: new URL(origin).hostname }) as const;

/** ECDSA on P-256, which every authenticator has, Ed25519, and RSA of Windows. */
export const algorithms = [-7, -8, -257];

/** Returns the id by which authenticators know a member: 32 bytes that reveal nothing, and always the same. */
export const userHandle = (keys: Keys, memberId: number): string => keys.hash('passkey user', String(memberId));

/** Does the same for a member of the staff. */
export const staffHandle = (keys: Keys, staffId: number): string => keys.hash('passkey user', `staff ${staffId}`);
