import type { Keys } from '../../crypto/keys.ts';
import type { Passwords } from '../../crypto/passwords.ts';

/** Services and time that the sample data is made with. */
export type Seeding = { readonly passwords: Passwords; readonly keys: Keys; readonly now: Date };
