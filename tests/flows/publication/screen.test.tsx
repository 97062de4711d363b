import { render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { publicationMoveNames, publicationMoves } from '#contract/staff/publication.ts';
import type { Editor } from '#machines/lifecycles/publication.machine.ts';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { press } from '#tests/component/lib/screen.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { editors, flow } from './flow.ts';
import { Moves } from './screen.tsx';

let show: (by: Editor, isComplete?: boolean) => void;
let pass: (type: 'publication.due' | 'end.due' | 'replaced') => void;

/** Shows the screen of the editor who acts, and presses the button. */
const pressAs =
  (name: string) =>
  ({ by, isComplete }: AnyEventObject) => {
    show(by, isComplete);
    return press(name);
  };

describeRendered(flow, {
  mount: (actor) => {
    const view = (by: Editor, isComplete = true) => (
      <UIProvider navigate={() => {}}>
        <Moves actor={actor} by={by} isComplete={isComplete} />
      </UIProvider>
    );
    pass = (type) => actor.send({ type });
    const { rerender } = render(view(editors.kim));
    // A gesture runs inside `act`, which would render it only after the press.
    show = (by, isComplete) => flushSync(() => rerender(view(by, isComplete)));
  },
  gestures: {
    saved: pressAs('저장'),
    submitted: pressAs('검토 요청'),
    withdrawn: pressAs('다시 작성'),
    approved: pressAs('승인'),
    refused: pressAs('돌려보내기'),
    ended: pressAs('게시 종료'),
    discarded: pressAs('원고 버리기'),
    'publication.due': () => pass('publication.due'),
    'end.due': () => pass('end.due'),
    replaced: () => pass('replaced'),
  },
  look: ({ state }) => {
    for (const by of Object.values(editors)) {
      show(by);
      expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        ...(state.hasTag('editable') ? ['저장'] : []),
        '미리 보기',
        ...publicationMoves.filter((type) => state.can({ type, by })).map((type) => publicationMoveNames[type]),
      ]);
    }
  },
});
