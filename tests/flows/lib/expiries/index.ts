import type { AnyStateMachine } from 'xstate';
import type { machines } from '#machines/index.ts';
import type { Expiries } from '#tools/flows/expiries/expiry.ts';
import { bookingHistoryExpiries, otherSessionsExpiries, ownDataExpiries, profileEditExpiries, withdrawalExpiries } from './members.ts';
import { noExpiries, postcodeExpiries, shareExpiries } from './parts.ts';
import { findIdExpiries, findPasswordExpiries, idCheckExpiries, inquiryExpiries, loginExpiries, signUpExpiries, verificationExpiries } from './visitors.ts';
import { sessionExpiries } from './session.ts';

type Machines = typeof machines;

/** Expiries of every machine. */
const expiries: { readonly [Id in keyof Machines]: Expiries<Machines[Id]> } = {
  bookingHistory: bookingHistoryExpiries,
  carousel: noExpiries,
  findId: findIdExpiries,
  findPassword: findPasswordExpiries,
  holeViewer: noExpiries,
  idCheck: idCheckExpiries,
  inquiry: inquiryExpiries,
  leaveQuestion: noExpiries,
  login: loginExpiries,
  otherSessions: otherSessionsExpiries,
  ownData: ownDataExpiries,
  popupExpiry: noExpiries,
  postcode: postcodeExpiries,
  profileEdit: profileEditExpiries,
  session: sessionExpiries,
  share: shareExpiries,
  signUp: signUpExpiries,
  siteMenu: noExpiries,
  verification: verificationExpiries,
  verificationReturn: noExpiries,
  withdrawal: withdrawalExpiries,
};

/** Returns the expiries of a registered machine. */
export function expiriesOf<M extends AnyStateMachine>({ id }: M): Expiries<M> {
  const found = Object.entries(expiries).find(([machineId]) => machineId === id)?.[1];
  if (!found) throw new Error(`tests/flows/lib/expiries/index.ts has no expiries of "${id}"`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the registry's type pairs each id with its machine
  return found as unknown as Expiries<M>;
}
