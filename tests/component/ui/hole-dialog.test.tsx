// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HoleDialog } from '#src/ui/golf/course/HoleDialog.tsx';

afterEach(cleanup);

function renderHole() {
  const onChoose = vi.fn<(index: number) => void>();
  const unused = () => undefined;
  render(
    <HoleDialog
      {...{ place: 'Oak 코스 3번 홀', holeNumber: 3, name: '거울못', par: 3, handicap: 8, standardDistance: 172 }}
      tees={[]}
      tip="물은 왼쪽입니다."
      plan={null}
      holeNumbers={[1, 2, 3, 4, 5, 6, 7, 8, 9]}
      index={2}
      previous="2번 홀"
      next="4번 홀"
      onChoose={onChoose}
      {...{ onNext: unused, onPrevious: unused, onDrag: unused, onClose: unused }}
    />,
  );
  return onChoose;
}

test('Home and End choose the first and the last hole', () => {
  const onChoose = renderHole();
  fireEvent.keyDown(screen.getByRole('dialog', { hidden: true }), { key: 'End' });
  fireEvent.keyDown(screen.getByRole('dialog', { hidden: true }), { key: 'Home' });
  expect(onChoose.mock.calls).toEqual([[8], [0]]);
});

test('the strip has every hole; the current one is marked', () => {
  renderHole();
  const strip = within(screen.getByRole('group', { name: '홀 선택', hidden: true }));
  expect(
    strip
      .getAllByRole('button', { hidden: true })
      .map((button) => [button.textContent, button.getAttribute('aria-current')]),
  ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((name) => [name, name === '3' ? 'true' : null]));
});
