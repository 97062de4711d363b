import { afterEach, describe, expect, test, vi } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { profileOf } from '#contract/account/profile.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { createClient } from '#src/api/client.ts';
import { meQuery } from '#src/api/member.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { provideProfileEdit } from '#src/features/profile-edit/actors.ts';
import { provideOtherSessions } from '#src/features/profile-edit/devices/actors.ts';
import { createDrafts } from '#src/shared/draft/drafts.ts';
import { provideOwnData } from '#src/features/profile-edit/own-data/actors.ts';
import { provideWithdrawal } from '#src/features/withdrawal/actors.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { ownDataExample } from '#tests/fixtures/own-data.ts';
import { sessions } from '#tests/fixtures/sessions.ts';
import { errorResponse, fakeServer, ok } from './api/fake-server.ts';
import { runAction, runActor } from './lib/run-actor.ts';
import { savedFiles } from './lib/saved-files.ts';

const client = createClient({ current: () => 'token', issued: () => {}, rejected: () => {} }, 'https://site.example');
const queryClient = createQueryClient();
const { profile: draft, withdrawal: reasonDraft } = createDrafts();
const profile = provideProfileEdit(client, queryClient, draft).implementations.actors;
const otherSessions = provideOtherSessions(client).implementations.actors;
const ownData = provideOwnData(client).implementations.actors;
const withdrawal = provideWithdrawal({ client, queryClient, draft: reasonDraft, onWithdrawn: () => {} }).implementations
  .actors;

const entered = { ...profileOf(member01), emailUsername: 'haneul.kim', smsRcv: true };
const withdrawalInput = { reason: '기타', text: ' 이사를 갑니다 ', password: 'Golf2026!a' };
const saveInput = { member: member01, entered };
const rejection = (message: string, status: 400 | 403 = 400) => errorResponse(status, `${status}`, message);

afterEach(() => {
  queryClient.clear();
  draft.discard();
});

describe('the response of the server is mapped', () => {
  test.each([
    [
      'a password check with a wrong password',
      profile.checkPassword,
      { password: 'x' },
      rejection(myPageMessages.wrongPassword),
      { kind: 'refused', message: myPageMessages.wrongPassword },
    ],
    [
      'a password check without a network',
      profile.checkPassword,
      { password: 'x' },
      'offline',
      { kind: 'refused', message: messages.offline },
    ],
    ['a saved profile', profile.saveProfile, saveInput, ok(null), { kind: 'saved' }],
    [
      'a profile saved after the password check has expired',
      profile.saveProfile,
      saveInput,
      rejection(myPageMessages.passwordCheckRequired, 403),
      { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired },
    ],
    [
      'a profile refused',
      profile.saveProfile,
      saveInput,
      rejection(refusalMessages.invalidRequest),
      { kind: 'refused', message: refusalMessages.invalidRequest },
    ],
    [
      'a profile saved without a network',
      profile.saveProfile,
      saveInput,
      'offline',
      { kind: 'refused', message: messages.offline },
    ],
    ['the sessions', otherSessions.loadSessions, undefined, ok(sessions), sessions],
    ['the others ended', otherSessions.endSessions, { id: null }, ok({ ended: 2 }), { kind: 'ended' }],
    ['one ended', otherSessions.endSessions, { id: sessions[1]?.id }, ok(null), { kind: 'ended' }],
    [
      'the others not ended',
      otherSessions.endSessions,
      { id: null },
      'offline',
      { kind: 'refused', message: messages.offline },
    ],
    [
      'the others, after the password check has expired',
      otherSessions.endSessions,
      { id: null },
      rejection(myPageMessages.passwordCheckRequired, 403),
      { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired },
    ],
    [
      'the own data saved',
      ownData.saveOwnData,
      { format: 'html' },
      ok(ownDataExample),
      { kind: 'saved', fileName: 'oakgolf-my-data-2026-11-26.html' },
    ],
    [
      'the own data as data',
      ownData.saveOwnData,
      { format: 'json' },
      ok(ownDataExample),
      { kind: 'saved', fileName: 'oakgolf-my-data-2026-11-26.json' },
    ],
    [
      'the own data without a network',
      ownData.saveOwnData,
      { format: 'html' },
      'offline',
      { kind: 'refused', message: messages.offline },
    ],
    [
      'the own data, after the password check has expired',
      ownData.saveOwnData,
      { format: 'html' },
      rejection(myPageMessages.passwordCheckRequired, 403),
      { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired },
    ],
    ['an accepted withdrawal', withdrawal.leave, withdrawalInput, ok(null), { kind: 'left' }],
    [
      'a rejected withdrawal',
      withdrawal.leave,
      withdrawalInput,
      rejection(myPageMessages.wrongPassword),
      { kind: 'refused', message: myPageMessages.wrongPassword },
    ],
  ] as const)('%s', async (_, logic, input, response, expected) => {
    savedFiles();
    fakeServer(response);
    expect(await runActor(logic, input)).toEqual(expected);
  });
});

describe('the gate', () => {
  test('fetches the member, even if already known', async () => {
    queryClient.setQueryData(meQuery(client).queryKey, { ...member01, name: '김어제' });
    const requests = fakeServer(ok({ access_token: 'token' }), ok(member01));
    expect(await runActor(profile.checkPassword, { password: 'Golf2026!a' })).toEqual({
      kind: 'accepted',
      member: member01,
      draft: null,
    });
    expect(requests.map(({ method, url, body }) => [method, new URL(url).pathname, body])).toEqual([
      ['POST', '/api/v1/users/password-check', { password: 'Golf2026!a' }],
      ['GET', '/api/v1/users/me', null],
    ]);
  });

  test('returns the draft of this member', async () => {
    draft.save('MEMBER01', { ...entered, password: 'Newgolf2026!', passwordConfirm: 'Newgolf2026!' });
    fakeServer(ok({ access_token: 'token' }), ok(member01));
    expect(await runActor(profile.checkPassword, { password: 'Golf2026!a' })).toEqual({
      kind: 'accepted',
      member: member01,
      draft: entered,
    });
  });
});

describe('the request', () => {
  test('of the profile is the input, with a new consent dated now', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T03:00:00.000Z') });
    const requests = fakeServer(ok(null));
    await runActor(profile.saveProfile, saveInput);
    expect(requests.map(({ method, url, body }) => [method, new URL(url).pathname, body])).toEqual([
      [
        'POST',
        '/api/v1/my/modify',
        {
          email: 'haneul.kim@naver.com',
          mobile: '01000001001',
          address: null,
          termsAgree: {
            emailRcv: true,
            smsRcv: true,
            emailRcvDate: '2026-03-02T01:00:00.000Z',
            smsRcvDate: '2026-11-21T03:00:00.000Z',
          },
          corporation: null,
        },
      ],
    ]);
  });

  test('of a withdrawal is the reason in one text', async () => {
    const requests = fakeServer(ok(null), ok(null));
    await runActor(withdrawal.leave, withdrawalInput);
    await runActor(withdrawal.leave, { ...withdrawalInput, reason: '웹 서비스 불만' });
    expect(requests.map(({ method, url, body }) => [method, new URL(url).pathname, body])).toEqual([
      ['PUT', '/api/v1/my/leave', { reason: '기타: 이사를 갑니다', password: 'Golf2026!a' }],
      ['PUT', '/api/v1/my/leave', { reason: '웹 서비스 불만', password: 'Golf2026!a' }],
    ]);
  });
});

test('saving makes the cached data of the member stale; before, it is not', async () => {
  const { queryKey } = meQuery(client);
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  queryClient.setQueryData(queryKey, member01);
  fakeServer(rejection(refusalMessages.invalidRequest), ok(null));
  await runActor(profile.saveProfile, saveInput);
  const before = isStale();
  await runActor(profile.saveProfile, saveInput);
  expect([before, isStale()]).toEqual([false, true]);
});

describe('the draft', () => {
  test('is stored for its member, without the passwords, and deleted', async () => {
    const { actions } = provideProfileEdit(client, queryClient, draft).implementations;
    runAction(actions.saveDraft, {
      member: member01,
      entered: { ...entered, password: 'Newgolf2026!', passwordConfirm: 'Newgolf2026!' },
    });
    const stored = [draft.get('member01'), draft.get('corp0001')];
    runAction(actions.removeDraft, undefined);
    expect([stored, draft.get('member01')]).toEqual([[entered, null], null]);
  });
});

test('the token and the draft are deleted once the server has deleted the member', () => {
  const onWithdrawn = vi.fn<() => void>();
  reasonDraft.save('member01', { reason: '기타', text: '' });
  runAction(
    provideWithdrawal({ client, queryClient, draft: reasonDraft, onWithdrawn }).implementations.actions.clearToken,
    undefined,
  );
  expect([onWithdrawn.mock.calls, reasonDraft.exists()]).toEqual([[[]], false]);
});

test('the reason for leaving is stored for the current member, and not at all without one', async () => {
  const { saveDraft } = provideWithdrawal({ client, queryClient, draft: reasonDraft, onWithdrawn: () => {} })
    .implementations.actions;
  const reasonInput = { reason: '기타', text: '이사를 갑니다' };
  queryClient.clear();
  const requests = fakeServer(errorResponse(400, '400', messages.notFound), ok(member01));
  runAction(saveDraft, reasonInput);
  await vi.waitFor(() => expect([requests.length, queryClient.isFetching()]).toEqual([1, 0]));
  const withoutMember = reasonDraft.exists();
  runAction(saveDraft, reasonInput);
  await vi.waitFor(() => expect([withoutMember, reasonDraft.get('member01')]).toEqual([false, reasonInput]));
});
