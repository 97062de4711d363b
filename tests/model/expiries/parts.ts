import type { carouselMachine } from '#machines/carousel.machine.ts';
import type { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import type { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import type { popupExpiryMachine } from '#machines/popup-expiry.machine.ts';
import type { postcodeMachine } from '#machines/postcode.machine.ts';
import type { shareMachine } from '#machines/share.machine.ts';
import type { siteMenuMachine } from '#machines/site-menu.machine.ts';
import type { Expiries } from '../lib/expiry.ts';
import { callsNothing, errors, forEverybody, unverified } from './answers.ts';

const nothing = { typed: () => null, kinds: { verification: unverified, session: forEverybody, code: callsNothing } };

export const carouselExpiries: Expiries<typeof carouselMachine> = nothing;
export const holeViewerExpiries: Expiries<typeof holeViewerMachine> = nothing;
export const leaveQuestionExpiries: Expiries<typeof leaveQuestionMachine> = nothing;
export const popupExpiryExpiries: Expiries<typeof popupExpiryMachine> = nothing;
export const siteMenuExpiries: Expiries<typeof siteMenuMachine> = nothing;

export const postcodeExpiries: Expiries<typeof postcodeMachine> = {
  ...nothing,
  kinds: { ...nothing.kinds, code: { answers: errors('loadPostcode'), back: ['alert.dismissed'], untouched: {} } },
};

export const shareExpiries: Expiries<typeof shareMachine> = {
  ...nothing,
  same: { 'open.copied': 'open.choosing', 'open.copiedForKakao': 'open.choosing', 'open.unavailable': 'open.choosing' },
  kinds: { ...nothing.kinds, code: { answers: errors('sendByKakao', 'openSheet', 'copyLink'), back: ['share.toggled'], untouched: {} } },
};
