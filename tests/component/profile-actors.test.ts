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
import { member01 } from '#tests/model/fixtures/member.ts';
import { ownDataExample } from '#tests/model/fixtures/own-data.ts';
import { sessions } from '#tests/model/fixtures/sessions.ts';
import { fakeServer, ok, refused } from './api/fake-server.ts';
import { answerOf, runAction } from './lib/answer-of.ts';
import { savedFiles } from './lib/saved-files.ts';

const client = createClient({ current: () => 'token', issued: () => {}, rejected: () => {} }, 'https://site.example');
const queryClient = createQueryClient();
const { profile: draft, withdrawal: reasonDraft } = createDrafts();
const profile = provideProfileEdit(client, queryClient, draft).implementations.actors;
const others = provideOtherSessions(client).implementations.actors;
const own = provideOwnData(client).implementations.actors;
const withdrawal = provideWithdrawal({ client, queryClient, draft: reasonDraft, onWithdrawn: () => {} }).implementations.actors;

const entered = { ...profileOf(member01), emailUsername: 'haneul.kim', smsRcv: true };
const leaving = { reason: '기타', text: ' 이사를 갑니다 ', password: 'Golf2026!a' };
const save = { member: member01, entered };
const no = (message: string, status: 400 | 403 = 400) => refused(status, `${status}`, message);

afterEach(() => {
  queryClient.clear();
  draft.discard();
});

describe('the response of the server is mapped', () => {
  test.each([
    ['a password check with a wrong password', profile.checkPassword, { password: 'x' }, no(myPageMessages.wrongPassword), { kind: 'refused', message: myPageMessages.wrongPassword }],
    ['a password check without a network', profile.checkPassword, { password: 'x' }, 'offline', { kind: 'refused', message: messages.offline }],
    ['a saved profile', profile.saveProfile, save, ok(null), { kind: 'saved' }],
    ['a profile saved after the password check has expired', profile.saveProfile, save, no(myPageMessages.passwordCheckRequired, 403), { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired }],
    ['a profile refused', profile.saveProfile, save, no(refusalMessages.invalidRequest), { kind: 'refused', message: refusalMessages.invalidRequest }],
    ['a profile saved without a network', profile.saveProfile, save, 'offline', { kind: 'refused', message: messages.offline }],
    ['the sessions', others.loadSessions, undefined, ok(sessions), sessions],
    ['the others ended', others.endSessions, { id: null }, ok({ ended: 2 }), { kind: 'ended' }],
    ['one ended', others.endSessions, { id: sessions[1]?.id }, ok(null), { kind: 'ended' }],
    ['the others not ended', others.endSessions, { id: null }, 'offline', { kind: 'refused', message: messages.offline }],
    ['the others, after the password check has expired', others.endSessions, { id: null }, no(myPageMessages.passwordCheckRequired, 403), { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired }],
    ['the own data saved', own.saveOwnData, { format: 'html' }, ok(ownDataExample), { kind: 'saved', fileName: 'oakgolf-my-data-2026-11-26.html' }],
    ['the own data as data', own.saveOwnData, { format: 'json' }, ok(ownDataExample), { kind: 'saved', fileName: 'oakgolf-my-data-2026-11-26.json' }],
    ['the own data without a network', own.saveOwnData, { format: 'html' }, 'offline', { kind: 'refused', message: messages.offline }],
    ['the own data, after the password check has expired', own.saveOwnData, { format: 'html' }, no(myPageMessages.passwordCheckRequired, 403), { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired }],
    ['an accepted withdrawal', withdrawal.leave, leaving, ok(null), { kind: 'left' }],
    ['a rejected withdrawal', withdrawal.leave, leaving, no(myPageMessages.wrongPassword), { kind: 'refused', message: myPageMessages.wrongPassword }],
  ] as const)('%s', async (_, logic, input, response, expected) => {
    savedFiles();
    fakeServer(response);
    expect(await answerOf(logic, input)).toEqual(expected);
  });
});

describe('the gate', () => {
  test('fetches the member, even if already known', async () => {
    queryClient.setQueryData(meQuery(client).queryKey, { ...member01, name: '김어제' });
    const requests = fakeServer(ok({ access_token: 'token' }), ok(member01));
    expect(await answerOf(profile.checkPassword, { password: 'Golf2026!a' })).toEqual({ kind: 'accepted', member: member01, draft: null });
    expect(requests.map(({ method, url, body }) => [method, new URL(url).pathname, body])).toEqual([
      ['POST', '/api/v1/users/password-check', { password: 'Golf2026!a' }],
      ['GET', '/api/v1/users/me', null],
    ]);
  });

  test('returns the draft of this member', async () => {
    draft.save('MEMBER01', { ...entered, password: 'Newgolf2026!', passwordConfirm: 'Newgolf2026!' });
    fakeServer(ok({ access_token: 'token' }), ok(member01));
    expect(await answerOf(profile.checkPassword, { password: 'Golf2026!a' })).toEqual({ kind: 'accepted', member: member01, draft: entered });
  });
});

describe('the request', () => {
  test('of the profile is the input, with a new consent dated now', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T03:00:00.000Z') });
    const requests = fakeServer(ok(null));
    await answerOf(profile.saveProfile, save);
    expect(requests.map(({ method, url, body }) => [method, new URL(url).pathname, body])).toEqual([
      [
        'POST',
        '/api/v1/my/modify',
        {
          email: 'haneul.kim@naver.com',
          mobile: '01000001001',
          address: null,
          termsAgree: { emailRcv: true, smsRcv: true, emailRcvDate: '2026-03-02T01:00:00.000Z', smsRcvDate: '2026-11-21T03:00:00.000Z' },
          corporation: null,
        },
      ],
    ]);
  });

  test('of a withdrawal is the reason in one text', async () => {
    const requests = fakeServer(ok(null), ok(null));
    await answerOf(withdrawal.leave, leaving);
    await answerOf(withdrawal.leave, { ...leaving, reason: '웹 서비스 불만' });
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
  fakeServer(no(refusalMessages.invalidRequest), ok(null));
  await answerOf(profile.saveProfile, save);
  const before = isStale();
  await answerOf(profile.saveProfile, save);
  expect([before, isStale()]).toEqual([false, true]);
});

describe('the draft', () => {
  test('is stored for its member, without the passwords, and deleted', async () => {
    const { actions } = provideProfileEdit(client, queryClient, draft).implementations;
    runAction(actions.saveDraft, { member: member01, entered: { ...entered, password: 'Newgolf2026!', passwordConfirm: 'Newgolf2026!' } });
    const stored = [draft.get('member01'), draft.get('corp0001')];
    runAction(actions.removeDraft, undefined);
    expect([stored, draft.get('member01')]).toEqual([[entered, null], null]);
  });
});

test('the token and the draft are deleted once the server has deleted the member', () => {
  const onWithdrawn = vi.fn<() => void>();
  reasonDraft.save('member01', { reason: '기타', text: '' });
  runAction(provideWithdrawal({ client, queryClient, draft: reasonDraft, onWithdrawn }).implementations.actions.clearToken, undefined);
  expect([onWithdrawn.mock.calls, reasonDraft.exists()]).toEqual([[[]], false]);
});

test('the reason for leaving is stored for the current member, and not at all without one', async () => {
  const { saveDraft } = provideWithdrawal({ client, queryClient, draft: reasonDraft, onWithdrawn: () => {} }).implementations.actions;
  const reported = { reason: '기타', text: '이사를 갑니다' };
  queryClient.clear();
  const requests = fakeServer(refused(400, '400', messages.notFound), ok(member01));
  runAction(saveDraft, reported);
  await vi.waitFor(() => expect([requests.length, queryClient.isFetching()]).toEqual([1, 0]));
  const withoutMember = reasonDraft.exists();
  runAction(saveDraft, reported);
  await vi.waitFor(() => expect([withoutMember, reasonDraft.get('member01')]).toEqual([false, reported]));
});
