import type { postcodeMachine } from '#machines/postcode.machine.ts';
import type { shareMachine } from '#machines/share.machine.ts';
import type { Expiries } from '#tools/flows/expiries/expiry.ts';
import { callsNothing, errors, forEverybody, unverified } from './answers.ts';

/** Expiries of a flow that needs no verification, is on public pages and calls nothing. */
export const noExpiries = { typed: () => null, kinds: { verification: unverified, session: forEverybody, code: callsNothing } };

export const postcodeExpiries: Expiries<typeof postcodeMachine> = {
  ...noExpiries,
  kinds: { ...noExpiries.kinds, code: 'its page is loaded again on each use' },
};

export const shareExpiries: Expiries<typeof shareMachine> = {
  ...noExpiries,
  same: { 'open.copied': 'open.choosing', 'open.copiedForKakao': 'open.choosing', 'open.unavailable': 'open.choosing' },
  kinds: { ...noExpiries.kinds, code: { answers: errors('sendByKakao', 'openSheet', 'copyLink'), back: ['share.toggled'], notApplicable: {} } },
};
