import { expect, test } from 'vitest';
import { consultationHandlingMachine, type Handler } from '#machines/lifecycles/consultation-handling.machine.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';
import { handlers } from './flow.ts';

const { kim, lee, head } = handlers;
const received = (hasEmail = true) => journeyOf(consultationHandlingMachine, { assignee: null, hasEmail });

test('a consultation is taken, answered and closed; reopened, it is with the same person again, and due anew', () => {
  const journey = received();
  journey.send({ type: 'assigned', by: kim, to: kim.id });
  expect([journey.value(), journey.context().assignee]).toEqual([
    { handling: 'assigned', deadline: 'pending' },
    kim.id,
  ]);
  journey.send({ type: 'mailed', by: kim });
  expect(journey.value()).toEqual({ handling: 'answered', deadline: 'met' });
  journey.send({ type: 'closed', by: kim });
  expect(journey.value()).toEqual({ handling: 'closed', deadline: 'met' });
  journey.send({ type: 'reopened', by: lee });
  expect([journey.value(), journey.context().assignee]).toEqual([
    { handling: 'assigned', deadline: 'pending' },
    kim.id,
  ]);
});

test('a consultation of another person is neither answered nor closed nor released, but by who may assign', () => {
  const journey = received();
  journey.send({ type: 'assigned', by: kim, to: kim.id });
  const offered = (by: Handler) =>
    (['released', 'noted', 'mailed', 'called', 'closed', 'reopened'] as const).filter((type) =>
      journey.snapshot().can({ type, by }),
    );
  expect([offered(kim), offered(lee), offered(head)]).toEqual([
    ['released', 'noted', 'mailed', 'called', 'closed'],
    ['noted'],
    ['released', 'noted', 'mailed', 'called', 'closed'],
  ]);
});

test('a consultation that is overdue stays so with another assignee, until it is answered', () => {
  const journey = received(false);
  journey.send({ type: 'deadline.passed' });
  journey.send({ type: 'assigned', by: head, to: lee.id });
  expect(journey.value()).toEqual({ handling: 'assigned', deadline: 'overdue' });
  expect(journey.snapshot().can({ type: 'mailed', by: lee })).toBe(false);
  journey.send({ type: 'called', by: lee });
  expect(journey.value()).toEqual({ handling: 'answered', deadline: 'met' });
});
