import { and, eq, isNull } from 'drizzle-orm';
import type { ProfileChange } from '#contract/account/profile.ts';
import { consent } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { readDocumentByType } from '../document/read.ts';

type Channel = 'EMAIL' | 'SMS';

/**
 * Updates the marketing consents to the ticked boxes: a newly ticked one is given now, to the version in force; an
 * unticked one is withdrawn now; others stay. The dates in the request are ignored (`docs/decisions`).
 */
export async function changeConsents(
  deps: Deps,
  memberId: number,
  { emailRcv, smsRcv }: ProfileChange['termsAgree'],
): Promise<void> {
  await changeConsent(deps, memberId, 'EMAIL', emailRcv);
  await changeConsent(deps, memberId, 'SMS', smsRcv);
}

async function changeConsent({ db, now }: Deps, memberId: number, kind: Channel, isTicked: boolean): Promise<void> {
  const inForce = and(eq(consent.memberId, memberId), eq(consent.kind, kind), isNull(consent.withdrawnAt));
  if (!isTicked) {
    await db.update(consent).set({ withdrawnAt: now() }).where(inForce);
  } else if ((await db.$count(consent, inForce)) === 0) {
    const { type, version } = await readDocumentByType({ db }, 'MARKETING');
    await db.insert(consent).values({ memberId, kind, documentType: type, documentVersion: version, agreedAt: now() });
  }
}
