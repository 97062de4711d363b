import { expect, test } from 'vitest';
import { checkedId, idCheckMachine } from '#machines/id-check.machine.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const taken = { kind: 'refused', message: '이미 존재하는 회원입니다. 다른 아이디를 선택해주세요.' };

function pressed(serviceId = 'newgolfer1') {
  const journey = journeyOf(idCheckMachine, undefined);
  journey.send({ type: 'check.pressed', serviceId });
  return journey;
}

async function checked() {
  const journey = pressed();
  await journey.answer('checkServiceId', { kind: 'available' });
  journey.send({ type: 'alert.dismissed' });
  return journey;
}

test('an ID starts unchecked', () => {
  const journey = journeyOf(idCheckMachine, undefined);
  expect([journey.value(), journey.context(), checkedIdOf(journey)]).toEqual([
    'unchecked',
    { serviceId: '', alert: '' },
    null,
  ]);
});

test('an ID that was checked before the form was left starts checked, and is changed like any other', () => {
  const journey = journeyOf(idCheckMachine, { checkedId: 'newgolfer1' });
  expect([journey.value(), checkedIdOf(journey)]).toEqual(['checked', 'newgolfer1']);
  journey.send({ type: 'check.pressed', serviceId: 'newgolfer1' });
  journey.send({ type: 'change.confirmed' });
  expect([journey.value(), journey.context().serviceId]).toEqual(['unchecked', '']);
});

test.each([
  ['', '아이디를 입력해주세요\n아이디는 6자리이상 12자리 이하로 입력해야 합니다.'],
  ['golf', '아이디는 6자리이상 12자리 이하로 입력해야 합니다.'],
  ['골프', '영문과 숫자를 조합하여 입력해주세요.\n아이디는 6자리이상 12자리 이하로 입력해야 합니다.'],
  ['newgolfer1234', '아이디는 6자리이상 12자리 이하로 입력해야 합니다.'],
])('%j is rejected before any call, with all its errors in one message', (serviceId, alert) => {
  const journey = pressed(serviceId);
  expect([journey.value(), journey.context().alert, journey.running()]).toEqual(['alertingRefused', alert, []]);
});

test('an available ID is alerted, and then checked', async () => {
  const journey = pressed();
  expect([journey.value(), journey.inputOf('checkServiceId'), journey.snapshot().hasTag('busy')]).toEqual([
    'checking',
    { serviceId: 'newgolfer1' },
    true,
  ]);
  await journey.answer('checkServiceId', { kind: 'available' });
  expect([journey.value(), journey.context().alert, checkedIdOf(journey)]).toEqual([
    'alertingAvailable',
    '사용 가능한 아이디입니다.',
    null,
  ]);
  journey.send({ type: 'alert.dismissed' });
  expect([journey.value(), checkedIdOf(journey)]).toEqual(['checked', 'newgolfer1']);
});

test('a taken ID is alerted and stays unchecked', async () => {
  const journey = pressed();
  await journey.answer('checkServiceId', taken);
  expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert')]).toEqual([
    'alertingRefused',
    taken.message,
    true,
  ]);
  journey.send({ type: 'alert.dismissed' });
  expect([journey.value(), journey.context().serviceId]).toEqual(['unchecked', '']);
});

test('after a failed check the ID stays unchecked', async () => {
  const journey = pressed();
  await journey.fail('checkServiceId', new TypeError('Failed to fetch'));
  expect([journey.value(), journey.context().alert]).toEqual([
    'alertingRefused',
    '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  ]);
});

test('changing a checked ID requires a confirmation; 취소 leaves it checked, 확인 makes it unchecked', async () => {
  const journey = await checked();
  journey.send({ type: 'check.pressed', serviceId: 'newgolfer1' });
  expect([journey.value(), journey.snapshot().hasTag('alert')]).toEqual(['confirmingChange', true]);
  journey.send({ type: 'change.cancelled' });
  expect(checkedIdOf(journey)).toBe('newgolfer1');
  journey.send({ type: 'check.pressed', serviceId: 'newgolfer1' });
  journey.send({ type: 'change.confirmed' });
  expect([journey.value(), checkedIdOf(journey), journey.context().serviceId]).toEqual(['unchecked', null, '']);
});

test('an ID that another user registers first becomes unchecked', async () => {
  const journey = await checked();
  journey.send({ type: 'id.taken' });
  expect(journey.value()).toBe('unchecked');
});

const checkedIdOf = (journey: ReturnType<typeof pressed>) =>
  checkedId({ value: journey.value(), context: { serviceId: journey.context().serviceId } });
