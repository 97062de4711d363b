import { QueryClient } from '@tanstack/react-query';
import type { AnyActorLogic, AnyEventObject } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import { bookings, countBookings } from '#contract/booking/booking.ts';
import { endOtherSessions, endSession, sessions } from '#contract/account/device-session.ts';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { checkId, findCorporation, findId, memberByDi, modifyPassword } from '#contract/account/find.ts';
import { sendInquiry } from '#contract/membership/inquiry.ts';
import { me, signIn, signOut } from '#contract/account/member.ts';
import { messages } from '#contract/shared/messages.ts';
import { ownData } from '#contract/account/own-data.ts';
import { checkPassword, modifyProfile } from '#contract/account/profile.ts';
import { validId } from '#contract/account/service-id.ts';
import { getSetting } from '#contract/site/setting.ts';
import { signUp } from '#contract/account/sign-up.ts';
import { ipinCheck, ipinResult, niceCheck, niceSuccess } from '#contract/account/verification.ts';
import { leave } from '#contract/account/withdrawal.ts';
import type { machines } from '#machines/index.ts';
import { inquiryAlerts } from '#machines/inquiry.machine.ts';
import { createClient } from '#src/api/client.ts';
import { provideBookingHistory } from '#src/features/booking/actors.ts';
import { provideFindId } from '#src/features/find-id/actors.ts';
import { provideFindPassword } from '#src/features/find-password/actors.ts';
import { provideLogin } from '#src/features/login/actors.ts';
import { provideInquiry } from '#src/features/membership/inquiry/actors.ts';
import { provideOtherSessions } from '#src/features/profile-edit/devices/actors.ts';
import { provideOwnData } from '#src/features/profile-edit/own-data/actors.ts';
import { provideProfileEdit } from '#src/features/profile-edit/actors.ts';
import { provideSession } from '#src/features/session/actors.ts';
import { provideSignUp } from '#src/features/sign-up/actors.ts';
import { provideWithdrawal } from '#src/features/withdrawal/actors.ts';
import { provideVerification } from '#src/shared/verification/actors.ts';

/** A call of an actor. */
export type Call = {
  readonly actor: string;
  readonly endpoint: Endpoint;
  /** Errors that the flow recognizes by their message, in addition to those recognized by their code. */
  readonly recognizedMessages?: readonly string[];
  /** The flow's own messages instead of the server's, by the name of the ending, or for all. */
  readonly own?: Readonly<Record<string, string>>;
  /** Reasons why an ending, or all of them, shows no alert. */
  readonly quiet?: Readonly<Record<string, string>>;
  /** Returns whether an input of the actor leads to this call; every input does by default. */
  readonly isFor?: (input: object) => boolean;
  /** The responses of calls that precede it, by path. */
  readonly before?: Readonly<Record<string, unknown>>;
};
type Calls = {
  readonly actors: Readonly<Record<string, AnyActorLogic>>;
  readonly calls: readonly Call[];
  /** Additional events that lead to one of the calls, or a finer projection, if the cases or the projection of the flow do not suffice. */
  readonly more?: { readonly events?: readonly AnyEventObject[]; readonly contextKey?: (context: Readonly<Record<string, unknown>>) => unknown };
};

const client = createClient({ current: () => 'token', issued: () => {}, rejected: () => {} }, 'https://site.example');
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const draft = { get: () => null, exists: () => false, save: () => {}, discard: () => {} };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the machine that sign-up provides, which its type hides
const idCheck = provideSignUp(client).implementations.actors.idCheck as unknown as { implementations: { actors: unknown } };

const { invalidVerification, existingMember, serviceIdTaken, unknownMember, verificationFailed, verificationLapsed } = accountMessages;
const anyEnding = '*';
const replacesList = { [anyEnding]: 'The error replaces the list, with a retry button.' };
const returnsToPasswordStep = { '403': 'The profile page returns to its password step.' };
const loggedOutAnyway = { [anyEnding]: 'The member is logged out in this browser, whatever the server responds.' };
const isCompanyClaim = ({ corporation }: { corporation?: unknown }) => corporation !== null;

/** Every call of a flow to the API, by machine. */
const calls: { readonly [Id in keyof typeof machines]?: () => Calls } = {
  bookingHistory: () => defineCalls(provideBookingHistory(client, queryClient), [
    { actor: 'loadBookings', endpoint: bookings, quiet: replacesList, before: { [countBookings.path]: { booking: 0, internals: 0, cancel: 0 } } },
    { actor: 'loadBookings', endpoint: countBookings, quiet: replacesList, before: { [bookings.path]: [] } },
  ]),
  findId: () => defineCalls(provideFindId(client), [
    { actor: 'findCorporation', endpoint: findCorporation, recognizedMessages: [unknownMember] },
    { actor: 'findId', endpoint: findId, recognizedMessages: [unknownMember, invalidVerification] },
  ]),
  findPassword: () => defineCalls(provideFindPassword(client), [
    { actor: 'checkClaim', endpoint: checkId, recognizedMessages: [unknownMember] },
    { actor: 'checkClaim', endpoint: findCorporation, recognizedMessages: [unknownMember], isFor: isCompanyClaim, before: { [checkId.path]: { serviceId: 'corp0001' } } },
    { actor: 'resetPassword', endpoint: modifyPassword, recognizedMessages: [invalidVerification, unknownMember] },
  ], { events: [{ type: 'claim.submitted', claim: { userType: 'CORPORATION', serviceId: 'corp0001', corporation: { companyName: '오크상사', registrationNumber: '1234567891' } } }], contextKey: ({ claim }) => claim }),
  idCheck: () => defineCalls(idCheck, [{ actor: 'checkServiceId', endpoint: validId, recognizedMessages: [serviceIdTaken] }]),
  inquiry: () => defineCalls(provideInquiry(client), [{ actor: 'send', endpoint: sendInquiry, own: { [anyEnding]: inquiryAlerts.failed } }]),
  login: () => defineCalls(provideLogin(client, queryClient), [
    { actor: 'checkReservation', endpoint: getSetting, own: { [anyEnding]: messages.systemError } },
    { actor: 'signIn', endpoint: signIn, recognizedMessages: [messages.wrongCredentials] },
  ]),
  otherSessions: () => defineCalls(provideOtherSessions(client), [
    { actor: 'loadSessions', endpoint: sessions, quiet: replacesList },
    { actor: 'endSessions', endpoint: endSession, quiet: returnsToPasswordStep, isFor: ({ id }: { id?: unknown }) => id !== null },
    { actor: 'endSessions', endpoint: endOtherSessions, quiet: returnsToPasswordStep, isFor: ({ id }: { id?: unknown }) => id === null },
  ]),
  ownData: () => defineCalls(provideOwnData(client), [{ actor: 'saveOwnData', endpoint: ownData, quiet: returnsToPasswordStep }]),
  profileEdit: () => defineCalls(provideProfileEdit(client, queryClient, draft), [
    { actor: 'checkPassword', endpoint: checkPassword },
    { actor: 'checkPassword', endpoint: me, before: { [checkPassword.path]: { access_token: 'token.renewed' } } },
    { actor: 'saveProfile', endpoint: modifyProfile },
  ]),
  session: () => defineCalls(provideSession(client), [{ actor: 'endSession', endpoint: signOut, quiet: loggedOutAnyway }]),
  signUp: () => defineCalls(provideSignUp(client), [
    { actor: 'lookUpMember', endpoint: memberByDi, recognizedMessages: [unknownMember, invalidVerification], quiet: { [`400 ${unknownMember}`]: 'A user who is not a member continues to the form.' } },
    { actor: 'register', endpoint: signUp, recognizedMessages: [serviceIdTaken, invalidVerification, existingMember], own: { [`400 ${invalidVerification}`]: verificationLapsed } },
  ]),
  verification: () => defineCalls(provideVerification(client), [
    { actor: 'requestVerification', endpoint: niceCheck, own: { [anyEnding]: verificationFailed }, isFor: ({ authType }: { authType?: unknown }) => authType === 'NICE' },
    { actor: 'requestVerification', endpoint: ipinCheck, own: { [anyEnding]: verificationFailed }, isFor: ({ authType }: { authType?: unknown }) => authType === 'IPIN' },
    { actor: 'redeemVerification', endpoint: niceSuccess, own: { unreadable: verificationFailed }, isFor: ({ authType }: { authType?: unknown }) => authType === 'NICE' },
    { actor: 'redeemVerification', endpoint: ipinResult, own: { unreadable: verificationFailed }, isFor: ({ authType }: { authType?: unknown }) => authType === 'IPIN' },
  ], { contextKey: ({ authType }) => authType }),
  withdrawal: () => defineCalls(provideWithdrawal({ client, queryClient, draft, onWithdrawn: () => {} }), [{ actor: 'leave', endpoint: leave }]),
};

const defineCalls = ({ implementations }: { implementations: { actors: unknown } }, list: readonly Call[], more: NonNullable<Calls['more']> = {}): Calls => ({ actors: implementations.actors as Calls['actors'], calls: list, more });

/** Returns the calls of a machine. */
export const callsOf = (machine: string): Calls => Object.entries(calls).find(([id]) => id === machine)?.[1]() ?? { actors: {}, calls: [] };

/** Returns the message that the user sees at an ending, or null if there is no alert. */
export function alertOf({ own = {}, quiet = {} }: Call, ending: string, message: string): string | null {
  if ((quiet[ending] ?? quiet[anyEnding]) !== undefined) return null;
  return own[ending] ?? own[anyEnding] ?? message;
}
