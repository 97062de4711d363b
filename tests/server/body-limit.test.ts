import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/http/endpoints.ts';
import { staffEndpoints } from '#contract/staff/endpoints.ts';
import { bodyLimitOf } from '#server/http/body-limit.ts';

test('each call takes a body of a few kilobytes, as its schema needs; only the staff sends larger ones', () => {
  expect(
    Object.fromEntries(
      [...endpoints, ...staffEndpoints].flatMap((endpoint) =>
        endpoint.method === 'GET' ? [] : [[endpoint.id, Math.round(bodyLimitOf(endpoint) / 1_024)]],
      ),
    ),
  ).toEqual({
    signIn: 2,
    requestPasskey: 1,
    checkPasskey: 23,
    signInByPasskey: 1,
    signOut: 1,
    checkPassword: 2,
    modifyProfile: 6,
    sendEmailCode: 1,
    confirmEmail: 2,
    confirmMobile: 3,
    cancelContactChange: 1,
    leave: 4,
    endSession: 1,
    endOtherSessions: 1,
    offerPasskey: 1,
    addPasskey: 33,
    renamePasskey: 1,
    removePasskey: 1,
    sendInquiry: 17,
    validId: 1,
    findId: 3,
    memberByDi: 3,
    modifyPassword: 4,
    signUp: 11,
    reportPartnerFailure: 1,
    reportFlowEnd: 2,
    signInStaff: 2,
    signOutStaff: 1,
    openInvitation: 1,
    acceptInvitation: 2,
    requestStaffPasskey: 1,
    signInByStaffPasskey: 23,
    offerStaffPasskey: 1,
    addStaffPasskey: 33,
    renameStaffPasskey: 1,
    removeStaffPasskey: 1,
    openConsultation: 2,
    handleConsultation: 25,
    exportConsultations: 2,
    createPublication: 1,
    openEntry: 1,
    savePublication: 588,
    movePublication: 2,
    uploadPicture: 10_240,
    searchMembers: 1,
    openMember: 2,
    changeMember: 3,
    inviteStaff: 2,
    reinviteStaff: 1,
    changeStaff: 1,
  });
});

test.each<[string, z.ZodMiniType]>([
  ['text', z.object({ comment: z.string() })],
  ['text in an optional part', z.object({ part: z.nullable(z.object({ comment: z.string().check(z.minLength(1)) })) })],
  ['list', z.object({ ids: z.array(z.int()) })],
])('a body with a %s without a maximum length is a mistake', (_, body) => {
  expect(() => bodyLimitOf({ id: 'someCall', body })).toThrow(
    'A text or a list in the body of someCall has no maximum length.',
  );
});
