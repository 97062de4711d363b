import { randomInt } from 'node:crypto';
import { contactChangeLimits } from '#contract/account/contact-change.ts';
import type { Keys } from '../../crypto/keys.ts';
import type { Deps } from '../../deps.ts';
import { codeMail } from '../mail/contact-change-mails.ts';
import { queueMail } from '../mail/queue.ts';

/** Keyed, and bound to member and address: there are few codes, and one is worth nothing for another address. */
export const emailCodeHash = (keys: Pick<Keys, 'hash'>, memberId: number, email: string, code: string) =>
  keys.hash('email code', JSON.stringify([memberId, email, code]));

/** Queues a mail with a new code to the address. Returns the hash to store. */
export async function queueCode(deps: Deps, memberId: number, email: string): Promise<string> {
  const code = String(randomInt(10 ** contactChangeLimits.digits)).padStart(contactChangeLimits.digits, '0');
  await queueMail(deps, { to: email, ...codeMail(deps, code) });
  return emailCodeHash(deps.keys, memberId, email, code);
}
