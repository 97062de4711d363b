import { describe, expect, test } from 'vitest';
import { findIdMachine } from '#machines/find-id.machine.ts';
import { company } from '../lib/company.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const unknown = { kind: 'refused', message: '존재하지 않는 사용자입니다.' };
const unexpected = '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.';
const offline = new TypeError('Failed to fetch');

function chosen(userType: 'PERSONAL' | 'CORPORATION' | 'FOREIGNER' | 'NORMAL') {
  const journey = journeyOf(findIdMachine, { resumed: null });
  journey.send({ type: 'member.chosen', userType });
  return journey;
}

async function companyFound() {
  const journey = chosen('CORPORATION');
  journey.send({ type: 'corporation.submitted', corporation: company });
  await journey.answer('findCorporation', { kind: 'found' });
  return journey;
}

async function verified() {
  const journey = chosen('PERSONAL');
  await journey.answer('verification', { identity: verifiedPerson });
  return journey;
}

test('the first step starts empty', () => {
  const journey = journeyOf(findIdMachine, { resumed: null });
  expect([journey.value(), journey.context()]).toEqual([
    'choosing',
    {
      isResumed: false,
      redemption: null,
      userType: 'PERSONAL',
      corporation: { companyName: '', registrationNumber: '' },
      errors: {},
      serviceId: '',
      alert: '',
      identity: null,
    },
  ]);
});

test.each(['PERSONAL', 'FOREIGNER', 'NORMAL'] as const)('%s goes to the verification at once', (userType) => {
  const journey = chosen(userType);
  expect([journey.value(), journey.context().userType, journey.running()]).toEqual([
    'verifying',
    userType,
    ['verification'],
  ]);
});

describe('a corporate member', () => {
  test('enters the company first', () => {
    expect(chosen('CORPORATION').value()).toEqual({ corporate: 'entering' });
  });

  test('with an invalid registration number is alerted, and no request is sent', () => {
    const journey = chosen('CORPORATION');
    journey.send({ type: 'corporation.submitted', corporation: { ...company, registrationNumber: '1234567890' } });
    expect([journey.value(), journey.context().alert, journey.running(), journey.snapshot().hasTag('alert')]).toEqual([
      { corporate: 'alerting' },
      '유효하지 않은 사업자 등록번호입니다. 입력을 다시 한번 확인해주세요.',
      [],
      true,
    ]);
    journey.send({ type: 'alert.dismissed' });
    expect(journey.value()).toEqual({ corporate: 'entering' });
  });

  test('without a company name has an error at the field until something is typed', () => {
    const journey = chosen('CORPORATION');
    journey.send({ type: 'corporation.submitted', corporation: { ...company, companyName: ' ' } });
    expect([journey.value(), journey.context().errors]).toEqual([
      { corporate: 'entering' },
      { companyName: '회사명을 입력해 주세요.' },
    ]);
    journey.send({ type: 'corporation.changed' });
    expect(journey.context().errors).toEqual({});
  });

  test('is looked up, and verified only when found', async () => {
    const journey = chosen('CORPORATION');
    journey.send({ type: 'corporation.submitted', corporation: company });
    expect([
      journey.value(),
      journey.inputOf('findCorporation'),
      journey.context().errors,
      journey.snapshot().hasTag('busy'),
    ]).toEqual([{ corporate: 'lookingUp' }, company, {}, true]);
    await journey.answer('findCorporation', { kind: 'found' });
    expect(journey.value()).toBe('verifying');
  });

  test('that is unknown, or cannot be looked up, is alerted', async () => {
    const refused = chosen('CORPORATION');
    refused.send({ type: 'corporation.submitted', corporation: company });
    await refused.answer('findCorporation', unknown);
    expect([refused.value(), refused.context().alert]).toEqual([{ corporate: 'alerting' }, unknown.message]);
    const failed = chosen('CORPORATION');
    failed.send({ type: 'corporation.submitted', corporation: company });
    await failed.fail('findCorporation', offline);
    expect([failed.value(), failed.context().alert]).toEqual([{ corporate: 'alerting' }, unexpected]);
  });

  test('is found by person and company', async () => {
    const journey = await companyFound();
    await journey.answer('verification', { identity: verifiedPerson });
    expect(journey.inputOf('findId')).toEqual({
      identity: verifiedPerson,
      userType: 'CORPORATION',
      registrationNumber: '1234567891',
    });
  });
});

describe('after the verification', () => {
  test('the ID is requested with the verified identity', async () => {
    const journey = await verified();
    expect([journey.value(), journey.inputOf('findId'), journey.snapshot().hasTag('busy')]).toEqual([
      'finding',
      { identity: verifiedPerson, userType: 'PERSONAL', registrationNumber: null },
      true,
    ]);
    await journey.answer('findId', { kind: 'found', serviceId: 'member01' });
    expect([journey.value(), journey.context().serviceId, journey.context().identity]).toEqual([
      'found',
      'member01',
      null,
    ]);
  });

  test('an unknown person is alerted and starts again', async () => {
    const journey = await verified();
    await journey.answer('findId', unknown);
    expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert')]).toEqual([
      'alerting',
      unknown.message,
      true,
    ]);
    journey.send({ type: 'alert.dismissed' });
    expect([journey.value(), journey.context().identity]).toEqual(['choosing', null]);
  });

  test('a failure is alerted', async () => {
    const journey = await verified();
    await journey.fail('findId', offline);
    expect([journey.value(), journey.context().alert]).toEqual(['alerting', unexpected]);
  });
});

describe('Back', () => {
  test('leads from the verification to the step before it', async () => {
    const person = chosen('PERSONAL');
    person.send({ type: 'step.back' });
    expect([person.value(), person.running()]).toEqual(['choosing', []]);
    const corporate = await companyFound();
    corporate.send({ type: 'step.back' });
    expect(corporate.value()).toEqual({ corporate: 'entering' });
    corporate.send({ type: 'step.back' });
    expect(corporate.value()).toBe('choosing');
  });

  test('clears the errors', () => {
    const journey = chosen('CORPORATION');
    journey.send({ type: 'corporation.submitted', corporation: { ...company, companyName: '' } });
    journey.send({ type: 'step.back' });
    journey.send({ type: 'member.chosen', userType: 'CORPORATION' });
    expect(journey.context().errors).toEqual({});
  });

  test('leads from the result to the first step, never into the used-up verification', async () => {
    const journey = await verified();
    await journey.answer('findId', { kind: 'found', serviceId: 'member01' });
    journey.send({ type: 'step.back' });
    expect(journey.value()).toBe('choosing');
  });
});
