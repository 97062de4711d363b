import { expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { ownDataMachine, type OwnDataFormat } from '#machines/own-data.machine.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const fileName = 'oakgolf-my-data-2026-11-26.json';
const start = () => journeyOf(ownDataMachine, undefined);

function saving(format: OwnDataFormat) {
  const journey = start();
  journey.send({ type: 'download.requested', format });
  return journey;
}

test('nothing is requested before the user chooses a file', () => {
  const journey = start();
  expect([journey.value(), journey.running(), journey.context()]).toEqual([
    'idle',
    [],
    { format: 'html', savedFile: null, alert: '' },
  ]);
});

test.each(['html', 'json'] as const)('a file of the format %s is saved when the user chooses it', (format) => {
  const journey = saving(format);
  expect([
    journey.value(),
    journey.snapshot().hasTag('busy'),
    journey.running(),
    journey.inputOf('saveOwnData'),
  ]).toEqual(['saving', true, ['saveOwnData'], { format }]);
});

test('once saved, its name is shown until the next download', async () => {
  const journey = saving('json');
  await journey.answer('saveOwnData', { kind: 'saved', fileName });
  expect([journey.value(), journey.context(), journey.emitted]).toEqual([
    'idle',
    { format: 'json', savedFile: fileName, alert: '' },
    [],
  ]);
  journey.send({ type: 'download.requested', format: 'html' });
  expect([journey.value(), journey.context()]).toEqual(['saving', { format: 'html', savedFile: null, alert: '' }]);
});

test('while one is being saved, no other is requested', () => {
  const journey = saving('html');
  journey.send({ type: 'download.requested', format: 'json' });
  expect([journey.value(), journey.running(), journey.context().format]).toEqual(['saving', ['saveOwnData'], 'html']);
});

test('a download that is rejected, or fails, is alerted, and can be requested again', async () => {
  const refused = saving('html');
  await refused.answer('saveOwnData', { kind: 'refused', message: messages.offline });
  expect([refused.value(), refused.snapshot().hasTag('alert'), refused.context()]).toEqual([
    'alerting',
    true,
    { format: 'html', savedFile: null, alert: messages.offline },
  ]);
  refused.send({ type: 'alert.dismissed' });
  refused.send({ type: 'download.requested', format: 'html' });
  expect(refused.value()).toBe('saving');
  const failed = saving('html');
  await failed.fail('saveOwnData', new TypeError('Failed to fetch'));
  expect([failed.value(), failed.context().alert]).toEqual(['alerting', messages.unexpected]);
});

test('an expired password check emits an event, saves nothing and alerts nothing', async () => {
  const journey = saving('html');
  await journey.answer('saveOwnData', { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired });
  expect([journey.value(), journey.context(), journey.emitted]).toEqual([
    'idle',
    { format: 'html', savedFile: null, alert: '' },
    [{ type: 'check.lapsed', message: '비밀번호를 다시 확인해 주세요.' }],
  ]);
});
