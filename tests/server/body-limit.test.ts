import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/http/endpoints.ts';
import { bodyLimitOf } from '#server/http/body-limit.ts';

test('each call takes a body of a few kilobytes, as its schema needs', () => {
  expect(
    Object.fromEntries(
      endpoints.flatMap((endpoint) =>
        endpoint.method === 'GET' ? [] : [[endpoint.id, Math.round(bodyLimitOf(endpoint) / 1_024)]],
      ),
    ),
  ).toEqual({
    signIn: 2,
    signOut: 1,
    checkPassword: 2,
    modifyProfile: 6,
    leave: 4,
    endSession: 1,
    endOtherSessions: 1,
    sendInquiry: 17,
    validId: 1,
    findId: 3,
    memberByDi: 3,
    modifyPassword: 4,
    signUp: 11,
    reportPartnerFailure: 1,
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
