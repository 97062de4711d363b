import { expect, test } from 'vitest';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import type { Passkey } from '#contract/account/passkey.ts';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { passkeysMachine } from '#machines/passkeys.machine.ts';
import { fullList, passkeys } from '#tests/fixtures/passkeys.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const offline = new TypeError('Failed to fetch');
const [phone, securityKey] = passkeys;
if (!phone || !securityKey) throw new Error('The passkeys are two');
const laptop: Passkey = { ...securityKey, id: 3, name: '회사 노트북' };

async function listed(list: readonly Passkey[] = passkeys) {
  const journey = journeyOf(passkeysMachine, undefined);
  await journey.answer('loadPasskeys', list);
  return journey;
}

async function adding(name = '회사 노트북') {
  const journey = await listed();
  journey.send({ type: 'adding.requested' });
  journey.send({ type: 'name.submitted', name });
  return journey;
}

const removing = async () => {
  const journey = await listed();
  journey.send({ type: 'removal.requested', passkey: phone });
  journey.send({ type: 'removal.confirmed' });
  return journey;
};

test('the passkeys are requested at once; a list that fails to load can be requested again', async () => {
  const journey = journeyOf(passkeysMachine, undefined);
  expect([journey.value(), journey.running()]).toEqual(['loading', ['loadPasskeys']]);
  await journey.fail('loadPasskeys', offline);
  expect(journey.value()).toBe('failed');
  journey.send({ type: 'list.retried' });
  await journey.answer('loadPasskeys', passkeys);
  expect([journey.value(), journey.context().passkeys]).toEqual(['listed', passkeys]);
});

test('a passkey is added under a name, which is asked for first', async () => {
  const journey = await listed();
  journey.send({ type: 'adding.requested' });
  expect([journey.value(), journey.running()]).toEqual([{ naming: 'clean' }, []]);
  journey.send({ type: 'name.submitted', name: '회사 노트북' });
  expect([journey.value(), journey.inputOf('addPasskey'), journey.snapshot().hasTag('busy')]).toEqual([
    'adding',
    { name: '회사 노트북' },
    true,
  ]);
  await journey.answer('addPasskey', { kind: 'added', passkey: laptop });
  expect([journey.value(), journey.context().alert, journey.context().passkeys]).toEqual([
    'alerting',
    passkeyListMessages.added,
    [...passkeys, laptop],
  ]);
  journey.send({ type: 'alert.dismissed' });
  expect(journey.value()).toBe('listed');
});

test('a missing name is an error at its field, which is focused, until it is edited', async () => {
  const journey = await adding(' ');
  expect([journey.value(), journey.context().error, journey.emitted, journey.running()]).toEqual([
    { naming: 'refused' },
    passkeyListMessages.nameRequired,
    [{ type: 'name.refused' }],
    [],
  ]);
  journey.send({ type: 'name.changed' });
  expect([journey.value(), journey.context().error]).toEqual([{ naming: 'clean' }, null]);
  journey.send({ type: 'naming.cancelled' });
  expect(journey.value()).toBe('listed');
});

test.each([
  ['a refusal', { kind: 'refused', message: passkeyMessages.addingCancelled }, passkeyMessages.addingCancelled],
  ['a failure', null, messages.unexpected],
])('%s is alerted, and the name stays to try again', async (_, outcome, alert) => {
  const journey = await adding();
  await (outcome ? journey.answer('addPasskey', outcome) : journey.fail('addPasskey', offline));
  expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert')]).toEqual([
    'unsaved',
    alert,
    true,
  ]);
  journey.send({ type: 'alert.dismissed' });
  expect([journey.value(), journey.context().name, journey.context().passkeys]).toEqual([
    { naming: 'clean' },
    '회사 노트북',
    passkeys,
  ]);
});

test('with ten passkeys none can be added', async () => {
  const journey = await listed(fullList);
  journey.send({ type: 'adding.requested' });
  expect(journey.value()).toBe('listed');
});

test('a passkey is renamed, beginning with its name', async () => {
  const journey = await listed();
  journey.send({ type: 'renaming.requested', passkey: phone });
  expect([journey.value(), journey.context().name]).toEqual([{ naming: 'clean' }, '내 휴대폰']);
  journey.send({ type: 'name.submitted', name: '새 휴대폰' });
  expect([journey.value(), journey.inputOf('renamePasskey')]).toEqual(['renaming', { id: 1, name: '새 휴대폰' }]);
  const renamed = { ...phone, name: '새 휴대폰' };
  await journey.answer('renamePasskey', { kind: 'renamed', passkey: renamed });
  expect([journey.value(), journey.context().alert, journey.context().passkeys]).toEqual([
    'alerting',
    passkeyListMessages.renamed,
    [renamed, securityKey],
  ]);
});

test('a passkey is removed after a confirmation; 취소 removes none', async () => {
  const cancelled = await listed();
  cancelled.send({ type: 'removal.requested', passkey: phone });
  expect([cancelled.value(), cancelled.running(), cancelled.snapshot().hasTag('alert')]).toEqual([
    'confirming',
    [],
    true,
  ]);
  cancelled.send({ type: 'removal.cancelled' });
  expect([cancelled.value(), cancelled.context().passkeys]).toEqual(['listed', passkeys]);
  const journey = await removing();
  expect([journey.value(), journey.inputOf('removePasskey')]).toEqual(['removing', { id: 1 }]);
  await journey.answer('removePasskey', { kind: 'removed' });
  expect([journey.value(), journey.context().alert, journey.context().passkeys]).toEqual([
    'alerting',
    passkeyListMessages.removed,
    [securityKey],
  ]);
});

test('a removal that is refused, or fails, is alerted, and the list stays', async () => {
  const refused = await removing();
  await refused.answer('removePasskey', { kind: 'refused', message: messages.offline });
  const failed = await removing();
  await failed.fail('removePasskey', offline);
  expect([refused, failed].map(({ value, context }) => [value(), context().alert, context().passkeys])).toEqual([
    ['alerting', messages.offline, passkeys],
    ['alerting', messages.unexpected, passkeys],
  ]);
});

test('a passkey that is not listed can be neither renamed nor removed', async () => {
  const journey = await listed();
  journey.send({ type: 'renaming.requested', passkey: laptop });
  journey.send({ type: 'removal.requested', passkey: laptop });
  expect([journey.value(), journey.context().chosen]).toEqual(['listed', null]);
});

test.each([
  ['addPasskey', () => adding(), { naming: 'clean' }],
  ['removePasskey', removing, 'listed'],
])('an expired password check emits an event (%s), changes nothing and alerts nothing', async (actor, start, state) => {
  const journey = await start();
  await journey.answer(actor, { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired });
  expect([journey.value(), journey.context().passkeys, journey.emitted]).toEqual([
    state,
    passkeys,
    [{ type: 'check.lapsed', message: '비밀번호를 다시 확인해 주세요.' }],
  ]);
});
