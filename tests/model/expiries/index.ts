import type { AnyStateMachine } from 'xstate';
import type { machines } from '#machines/index.ts';
import type { Expiries } from '../lib/expiry.ts';
import { bookingHistoryExpiries, otherSessionsExpiries, ownDataExpiries, profileEditExpiries, withdrawalExpiries } from './members.ts';
import { carouselExpiries, holeViewerExpiries, leaveQuestionExpiries, popupExpiryExpiries, postcodeExpiries, shareExpiries, siteMenuExpiries } from './parts.ts';
import { findIdExpiries, findPasswordExpiries, idCheckExpiries, inquiryExpiries, loginExpiries, signUpExpiries, verificationExpiries } from './visitors.ts';
import { sessionExpiries } from './session.ts';

type Machines = typeof machines;

/** How what ends while somebody is in a flow meets it, for every machine. */
const expiries: { readonly [Id in keyof Machines]: Expiries<Machines[Id]> } = {
  bookingHistory: bookingHistoryExpiries,
  carousel: carouselExpiries,
  findId: findIdExpiries,
  findPassword: findPasswordExpiries,
  holeViewer: holeViewerExpiries,
  idCheck: idCheckExpiries,
  inquiry: inquiryExpiries,
  leaveQuestion: leaveQuestionExpiries,
  login: loginExpiries,
  otherSessions: otherSessionsExpiries,
  ownData: ownDataExpiries,
  popupExpiry: popupExpiryExpiries,
  postcode: postcodeExpiries,
  profileEdit: profileEditExpiries,
  session: sessionExpiries,
  share: shareExpiries,
  signUp: signUpExpiries,
  siteMenu: siteMenuExpiries,
  verification: verificationExpiries,
  withdrawal: withdrawalExpiries,
};

/** Those of a registered machine. */
export function expiriesOf<M extends AnyStateMachine>({ id }: M): Expiries<M> {
  const known = Object.entries(expiries).find(([of]) => of === id)?.[1];
  if (!known) throw new Error(`Nothing is said of what may end in "${id}"`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the registry's type pairs each id with its machine
  return known as unknown as Expiries<M>;
}
