import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { dropResumed, readResumed } from '#src/shared/verification/same-tab.ts';
import { storedSignUp } from '#src/features/sign-up/stored-sign-up.ts';
import { agreed, entered } from '#tests/flows/sign-up/flow.ts';

const stored = {
  userType: 'PERSONAL',
  agreements: agreed,
  corporation: null,
  values: { ...entered, password: '', passwordConfirm: '' },
};
const pendingRecord = {
  path: '/account/join',
  authType: 'NICE',
  requestNumber: 'request-1',
  secret: 'secret-1',
  stored,
};
const returned = { handle: 'handle-1' };

beforeEach(() => window.sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

const storeRecord = (record: unknown) => window.sessionStorage.setItem('verification', JSON.stringify(record));

test('the state that a flow has left the page with is restored when it returns, with the result', () => {
  storeRecord({ ...pendingRecord, returned });
  expect(readResumed('/account/join', storedSignUp)).toEqual({
    stored,
    redemption: { authType: 'NICE', requestNumber: 'request-1', secret: 'secret-1', returned },
  });
});

test('a return without a result restores the step, which can be repeated', () => {
  storeRecord(pendingRecord);
  expect(readResumed('/account/join', storedSignUp)).toEqual({ stored, redemption: null });
});

test.each([
  ['another page', '/account/find-id', pendingRecord],
  ['a record of an earlier release', '/account/join', { ...pendingRecord, stored: { userType: 'PERSONAL' } }],
  ['a password', '/account/join', { ...pendingRecord, stored: { ...stored, values: entered } }],
  ['an unknown provider', '/account/join', { ...pendingRecord, authType: 'PASS' }],
])('%s is not resumed', (_, path, record) => {
  storeRecord(record);
  expect(readResumed(path, storedSignUp)).toBe(null);
});

test('once a flow has it, it is deleted from the tab', () => {
  storeRecord(pendingRecord);
  dropResumed();
  expect([readResumed('/account/join', z.unknown()), window.sessionStorage.length]).toEqual([null, 0]);
});
