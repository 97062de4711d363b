import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { createActor, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { profileOf } from '#contract/account/profile.ts';
import { machines } from '#machines/index.ts';
import type { StaffClient } from '#src/admin/api/call.ts';
import { provideConsultationDesk } from '#src/admin/consultations/actors.ts';
import { provideContentDesk } from '#src/admin/content/desk/actors.ts';
import { providePictureUpload } from '#src/admin/content/picture/actors.ts';
import { provideStaffInvitation } from '#src/admin/invitation/actors.ts';
import { provideMemberDesk } from '#src/admin/members/actors.ts';
import { provideStaffSignIn } from '#src/admin/sign-in/actors.ts';
import type { Client } from '#src/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { provideBookingHistory } from '#src/features/booking/actors.ts';
import { provideHoleViewer } from '#src/features/course/actors.ts';
import { provideFindId } from '#src/features/find-id/actors.ts';
import { provideFindPassword } from '#src/features/find-password/actors.ts';
import { provideLogin } from '#src/features/login/actors.ts';
import { provideInquiry } from '#src/features/membership/inquiry/actors.ts';
import { provideContactChange } from '#src/features/my-page/contact-change/actors.ts';
import { provideProfileEdit } from '#src/features/profile-edit/actors.ts';
import { provideNotMe } from '#src/features/profile-edit/activity/actors.ts';
import { provideOtherSessions } from '#src/features/profile-edit/devices/actors.ts';
import { createDrafts } from '#src/shared/draft/drafts.ts';
import { provideOwnData } from '#src/features/profile-edit/own-data/actors.ts';
import { provideSession } from '#src/features/session/actors.ts';
import { provideSignUp } from '#src/features/sign-up/actors.ts';
import { provideVerificationReturn } from '#src/features/verification-return/actors.ts';
import { provideWithdrawal } from '#src/features/withdrawal/actors.ts';
import { providePostcode } from '#src/shared/postcode/actors.ts';
import { provideShare } from '#src/shared/share/actors.ts';
import { provideVerification } from '#src/shared/verification/actors.ts';
import { filter } from '#tests/fixtures/bookings.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { completePublication } from '#tests/fixtures/publications.ts';
import { company } from '#tests/flows/lib/company.ts';
import { completeInquiry } from '#tests/flows/inquiry/flow.ts';
import { filesIn } from '#tools/files-in.ts';

/** Returns a client whose server never responds, and the received calls with whether each was aborted. */
function controlledClient() {
  const calls: { id: string; signal: AbortSignal | undefined }[] = [];
  const receive = ({ id }: { id: string }, { signal }: { signal?: AbortSignal }) => {
    calls.push({ id, signal });
    return new Promise<never>(() => {});
  };
  const client: Client & StaffClient = receive;
  return { client, reported: () => calls.map(({ id, signal }) => ({ id, isAborted: signal?.aborted ?? false })) };
}

const queryClient = createQueryClient();
const drafts = createDrafts();

/** Returns each flow's machine with its implementations, by its name in the registry. */
const provideFlows = (client: Client & StaffClient) =>
  ({
    bookingHistory: provideBookingHistory(client, queryClient),
    consultationDesk: provideConsultationDesk(client),
    contactChange: provideContactChange(client, queryClient),
    contentDesk: provideContentDesk(client),
    findId: provideFindId(client),
    findPassword: provideFindPassword(client),
    holeViewer: provideHoleViewer(vi.fn(), String),
    inquiry: provideInquiry(client),
    login: provideLogin(client, queryClient),
    memberDesk: provideMemberDesk(client),
    notMe: provideNotMe(client),
    otherSessions: provideOtherSessions(client),
    ownData: provideOwnData(client),
    pictureUpload: providePictureUpload(client),
    postcode: providePostcode(client, { current: null }),
    profileEdit: provideProfileEdit(client, queryClient, drafts.profile),
    session: provideSession(client),
    share: provideShare('key'),
    signUp: provideSignUp(client),
    staffInvitation: provideStaffInvitation(client),
    staffSignIn: provideStaffSignIn(client),
    verification: provideVerification(client),
    verificationReturn: provideVerificationReturn({ kind: 'none' }, vi.fn()),
    withdrawal: provideWithdrawal({ client, queryClient, draft: drafts.withdrawal, onWithdrawn: vi.fn() }),
  }) satisfies Partial<Record<keyof typeof machines, AnyStateMachine>>;

type FlowName = keyof ReturnType<typeof provideFlows>;
const names = Object.keys(provideFlows(controlledClient().client)) as FlowName[];

test.each(names)('the flow %s provides every actor and effect that its machine declares', (name) => {
  const declared: AnyStateMachine = machines[name];
  const providedMachine: AnyStateMachine = provideFlows(controlledClient().client)[name];
  const [declaredEntries, provided] = [implementationsOf(declared), new Map(implementationsOf(providedMachine))];
  expect(declaredEntries.length).toBeGreaterThan(0);
  expect(declaredEntries.filter(([key, logic]) => provided.get(key) === logic).map(([key]) => key)).toEqual([]);
});

/**
 * Returns the actors and actions that the feature of a machine must implement; the machine implements `assign` and
 * `emit` itself.
 */
function implementationsOf({ implementations: { actors, actions } }: AnyStateMachine): [string, unknown][] {
  const effects = Object.entries(actions).filter(
    ([, action]) => typeof action === 'function' && !('resolve' in action),
  );
  return [...effects, ...Object.entries(actors)];
}

const { birthdate: _, ...identity } = verifiedPerson;
const query = { identity, userType: 'PERSONAL', registrationNumber: null };
const claim = { userType: 'CORPORATION', serviceId: 'corp0001', corporation: company };

describe('a call of a flow that has ended', () => {
  test.each([
    ['contentDesk', 'loadPublication', { id: 5 }, 'publication'],
    ['pictureUpload', 'uploadPicture', { body: new Blob([]), alt: '1번 홀' }, 'uploadPicture'],
    ['findId', 'findCorporation', company, 'findCorporation'],
    ['findId', 'findId', query, 'findId'],
    ['findPassword', 'checkClaim', claim, 'checkId'],
    ['findPassword', 'resetPassword', { claim, identity, password: 'Newgolf2026!' }, 'modifyPassword'],
    ['login', 'signIn', { serviceId: 'member01', password: 'Golf2026!a' }, 'signIn'],
    ['ownData', 'saveOwnData', { format: 'html' }, 'ownData'],
    ['profileEdit', 'checkPassword', { password: 'Golf2026!a' }, 'checkPassword'],
    ['session', 'endSession', undefined, 'signOut'],
    ['signUp', 'lookUpMember', query, 'memberByDi'],
    ['staffInvitation', 'acceptInvitation', { invitation: 'a', acceptance: {} }, 'acceptInvitation'],
    ['staffSignIn', 'signIn', { loginId: 'kim', password: 'x', code: '000000' }, 'signInStaff'],
    ['verification', 'requestVerification', { authType: 'NICE' }, 'niceCheck'],
    ['verification', 'requestVerification', { authType: 'IPIN' }, 'ipinCheck'],
  ] as const)('is aborted: %s, %s', async (name, actor, input, id) =>
    expect(await callsAfterStop(name, actor, input, 1)).toEqual([{ id, isAborted: true }]),
  );

  test.each([
    ['inquiry', 'send', { inquiry: completeInquiry, key: 'key' }, ['sendInquiry']],
    ['consultationDesk', 'openConsultation', { id: 1, reason: '답변 준비' }, ['openConsultation']],
    ['consultationDesk', 'handleConsultation', { id: 1, handling: {} }, ['handleConsultation']],
    [
      'contentDesk',
      'savePublication',
      { publication: completePublication, draft: completePublication.draft },
      ['savePublication'],
    ],
    [
      'contentDesk',
      'movePublication',
      { publication: completePublication, move: 'submitted', reason: '' },
      ['movePublication'],
    ],
    ['memberDesk', 'openMember', { id: 1, reason: '전화 문의' }, ['openMember']],
    ['memberDesk', 'changeMember', { id: 1, changing: {} }, ['changeMember']],
    ['staffInvitation', 'openInvitation', { invitation: 'a' }, ['openInvitation']],
    ['contactChange', 'loadChanges', undefined, ['contactChanges']],
    ['contactChange', 'confirmEmail', { code: '123456' }, ['confirmEmail']],
    ['contactChange', 'sendCode', undefined, ['sendEmailCode']],
    ['contactChange', 'confirmMobile', { identity }, ['confirmMobile']],
    ['contactChange', 'cancelChange', { kind: 'EMAIL' }, ['cancelContactChange']],
    ['notMe', 'endOtherSessions', undefined, ['endOtherSessions']],
    ['otherSessions', 'loadSessions', undefined, ['sessions']],
    ['otherSessions', 'endSessions', { id: null }, ['endOtherSessions']],
    ['otherSessions', 'endSessions', { id: 'a' }, ['endSession']],
    ['profileEdit', 'saveProfile', { member: member01, entered: profileOf(member01) }, ['modifyProfile']],
    ['signUp', 'register', { serviceId: 'newgolfer1' }, ['signUp']],
    ['withdrawal', 'leave', { reason: '기타', text: '', password: 'x' }, ['leave']],
    ['bookingHistory', 'loadBookings', filter, ['bookings', 'countBookings']],
  ] as const)('continues, as it changes data, or its response is cached: %s, %s', async (name, actor, input, ids) =>
    expect(await callsAfterStop(name, actor, input, ids.length)).toEqual(ids.map((id) => ({ id, isAborted: false }))),
  );
});

/** Stops an actor after `count` calls, and returns these calls. */
async function callsAfterStop(name: FlowName, actor: string, input: unknown, count: number) {
  queryClient.clear();
  const { client, reported } = controlledClient();
  const flow: AnyStateMachine = provideFlows(client)[name];
  const startedActor = createActor(flow.implementations.actors[actor] as AnyActorLogic, { input }).start();
  await vi.waitUntil(() => reported().length === count);
  startedActor.stop();
  return reported();
}

test('every file of actors is imported by a test', () => {
  const tests = filesIn('tests/component', /\.test\.tsx?$/).map((file) => readFileSync(file, 'utf8'));
  const files = filesIn('src', /^actors.*\.ts$/);
  expect(files.length).toBeGreaterThanOrEqual(14);
  expect(files.filter((file) => !tests.some((text) => text.includes(`#${file}`)))).toEqual([]);
});
