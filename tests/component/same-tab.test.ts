import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { dropResumed, readResumed } from '#src/shared/verification/same-tab.ts';
import { keptSignUp } from '#src/features/sign-up/kept-sign-up.ts';
import { agreed, entered } from '#tests/model/sign-up.flow.ts';

const kept = { userType: 'PERSONAL', agreements: agreed, corporation: null, values: { ...entered, password: '', passwordConfirm: '' } };
const left = { path: '/account/join', authType: 'NICE', requestNumber: 'request-1', secret: 'secret-1', kept };
const returned = { enc_data: 'sealed' };

beforeEach(() => window.sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

const hold = (record: unknown) => window.sessionStorage.setItem('verification', JSON.stringify(record));

test('what a flow has left its page with is there when it comes back, with the answer', () => {
  hold({ ...left, returned });
  expect(readResumed('/account/join', keptSignUp)).toEqual({ kept, redemption: { authType: 'NICE', requestNumber: 'request-1', secret: 'secret-1', returned } });
});

test('whoever comes back without an answer finds the step, and can ask again', () => {
  hold(left);
  expect(readResumed('/account/join', keptSignUp)).toEqual({ kept, redemption: null });
});

test.each([
  ['another page', '/account/find-id', left],
  ['what an earlier release has left', '/account/join', { ...left, kept: { userType: 'PERSONAL' } }],
  ['a password', '/account/join', { ...left, kept: { ...kept, values: entered } }],
  ['a provider that there is none of', '/account/join', { ...left, authType: 'PASS' }],
])('%s is not gone on with', (_, path, record) => {
  hold(record);
  expect(readResumed(path, keptSignUp)).toBe(null);
});

test('once a flow has it, it is gone from the tab', () => {
  hold(left);
  dropResumed();
  expect([readResumed('/account/join', z.unknown()), window.sessionStorage.length]).toEqual([null, 0]);
});
