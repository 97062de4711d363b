import { render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { handlingEventNames, handlingEvents } from '#contract/staff/consultation.ts';
import type { Handler } from '#machines/lifecycles/consultation-handling.machine.ts';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { press } from '#tests/component/lib/screen.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { flow, handlers } from './flow.ts';
import { Steps } from './screen.tsx';

let show: (by: Handler, to?: number) => void;
let passDeadline: () => void;

/** Shows the screen of the handler who acts, and presses the button of the step. */
const pressAs =
  (name: string) =>
  ({ by, to }: AnyEventObject) => {
    show(by, to);
    return press(name);
  };

describeRendered(flow, {
  mount: (actor) => {
    const view = (by: Handler, to?: number) => (
      <UIProvider navigate={() => {}}>
        <Steps actor={actor} by={by} {...(to !== undefined && { to })} />
      </UIProvider>
    );
    passDeadline = () => actor.send({ type: 'deadline.passed' });
    const { rerender } = render(view(handlers.kim));
    // A gesture runs inside `act`, which would render it only after the press.
    show = (by, to) => flushSync(() => rerender(view(by, to)));
  },
  gestures: {
    assigned: pressAs('담당 지정'),
    released: pressAs('담당 해제'),
    noted: pressAs('메모'),
    mailed: pressAs('이메일 답변'),
    called: pressAs('전화 답변'),
    closed: pressAs('종결'),
    reopened: pressAs('다시 열기'),
    'deadline.passed': () => passDeadline(),
  },
  look: ({ state }) => {
    for (const by of Object.values(handlers)) {
      show(by);
      expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
        handlingEvents
          .filter((type) => state.can(type === 'assigned' ? { type, by, to: by.id } : { type, by }))
          .map((type) => handlingEventNames[type]),
      );
    }
  },
});
