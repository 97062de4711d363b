// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DigitBoxes } from '#src/ui/forms/DigitBoxes.tsx';

afterEach(cleanup);

test('typing moves to the next box when one is full, and stops at the last', async () => {
  const { boxes, contents } = renderBoxes();
  await userEvent.type(boxes[0], '12481009987');
  expect([contents(), document.activeElement]).toEqual([['124', '81', '00998'], boxes[2]]);
});

test.each(['124-81-00998', '1248100998', ' 124 81 00998\n', '１２４-８１-００９９８'])(
  '%j pasted into any box fills them all',
  async (text) => {
    const { boxes, contents } = renderBoxes();
    for (const box of boxes) {
      await userEvent.click(box);
      await userEvent.paste(text);
      expect([contents(), document.activeElement]).toEqual([['124', '81', '00998'], boxes[2]]);
      for (const filled of boxes) await userEvent.clear(filled);
    }
  },
);

test('a partial number that is pasted begins at its box and continues', async () => {
  const { boxes, contents } = renderBoxes('124');
  await userEvent.click(boxes[1]);
  await userEvent.paste('81-009');
  expect([contents(), document.activeElement]).toEqual([['124', '81', '009'], boxes[2]]);
});

test('a partial number that fits is pasted at the caret', async () => {
  const { boxes, contents } = renderBoxes('1');
  await userEvent.click(boxes[0]);
  await userEvent.paste('2-4');
  expect([contents(), document.activeElement]).toEqual([['124', '', ''], boxes[1]]);
});

test('Backspace in an empty box takes the last digit of the one before', async () => {
  const { boxes, contents } = renderBoxes('124', '81');
  await userEvent.click(boxes[2]);
  await userEvent.keyboard('{Backspace}');
  expect([contents(), document.activeElement]).toEqual([['124', '8', ''], boxes[1]]);
});

test('Backspace in the empty first box does nothing', async () => {
  const { boxes, contents } = renderBoxes('', '81', '00998');
  await userEvent.click(boxes[0]);
  await userEvent.keyboard('{Backspace}');
  expect([contents(), document.activeElement]).toEqual([['', '81', '00998'], boxes[0]]);
});

test('a digit put into a full box moves none into a filled box, and the caret stays', async () => {
  const { boxes, contents } = renderBoxes('124', '81', '00998');
  await userEvent.type(boxes[0], '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([contents(), document.activeElement]).toEqual([['192', '81', '00998'], boxes[0]]);
});

test('another number can be typed over full boxes, from the first one on', async () => {
  const { boxes, contents } = renderBoxes('124', '81', '00998');
  await userEvent.type(boxes[0], '9138104278', { initialSelectionStart: 0, initialSelectionEnd: 3 });
  expect([contents(), document.activeElement]).toEqual([['913', '81', '04278'], boxes[2]]);
});

test('a whole number put into a full box fills all the boxes', () => {
  const { boxes, contents } = renderBoxes('124', '81', '00998');
  fireEvent.change(boxes[1], { target: { value: '913-81-04278' } });
  expect(contents()).toEqual(['913', '81', '04278']);
});

test('letters and dashes are removed as they are typed', async () => {
  const { boxes, contents } = renderBoxes();
  await userEvent.type(boxes[0], 'a1-2b');
  expect(contents()).toEqual(['12', '', '']);
});

test('a composition of an IME is unchanged until it ends, then only its digits stay', () => {
  const { boxes, contents } = renderBoxes('1');
  fireEvent.compositionStart(boxes[0]);
  const composed = ['1ㅎ', '1하', '1하2345'].map((value) => {
    fireEvent.input(boxes[0], { target: { value } });
    return contents()[0];
  });
  fireEvent.compositionEnd(boxes[0]);
  expect([composed, contents()]).toEqual([
    ['1ㅎ', '1하', '1하2345'],
    ['123', '45', ''],
  ]);
});

test('a composition that is blurred ends with its digits', () => {
  const { boxes, contents } = renderBoxes();
  fireEvent.compositionStart(boxes[1]);
  fireEvent.input(boxes[1], { target: { value: '8ㅎ' } });
  fireEvent.blur(boxes[1]);
  expect(contents()).toEqual(['', '8', '']);
});

test('an IME that composes digits may press Backspace in an empty box', () => {
  const { boxes, contents } = renderBoxes('124');
  fireEvent.keyDown(boxes[1], { key: 'Backspace', isComposing: true });
  expect(contents()).toEqual(['124', '', '']);
});

test('each box has a name, a form name, the digits keyboard, and no limit that would cut a paste', () => {
  const { boxes } = renderBoxes();
  expect(
    boxes.map((box) => [
      box.ariaLabel ?? box.getAttribute('aria-label'),
      box.name,
      box.inputMode || box.getAttribute('inputmode'),
      box.getAttribute('maxlength'),
    ]),
  ).toEqual([
    ['사업자등록번호 1번째 칸, 3자리', 'first', 'numeric', null],
    ['사업자등록번호 2번째 칸, 2자리', 'second', 'numeric', null],
    ['사업자등록번호 3번째 칸, 5자리', 'third', 'numeric', null],
  ]);
});

test.each([
  [
    ['124', '8', ''],
    [null, 'true', null],
  ],
  [
    ['12', '', ''],
    ['true', null, null],
  ],
  [
    ['124', '81', '00998'],
    ['true', 'true', 'true'],
  ],
])('of %j the first box that is not full is marked, or all of a whole number', (value, marked) => {
  render(
    <DigitBoxes
      label="사업자등록번호"
      parts={[3, 2, 5]}
      value={value}
      error="잘못된 번호입니다."
      onChange={() => {}}
    />,
  );
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-invalid'))).toEqual(marked);
});

type Box = HTMLInputElement;

function renderBoxes(...values: string[]) {
  render(<ControlledBoxes values={[values[0] ?? '', values[1] ?? '', values[2] ?? '']} />);
  const boxes = screen.getAllByRole<Box>('textbox') as [Box, Box, Box];
  return { boxes, contents: () => boxes.map(({ value }) => value) };
}

function ControlledBoxes({ values }: { values: string[] }) {
  const [value, setValue] = useState(values);
  return (
    <DigitBoxes
      label="사업자등록번호"
      parts={[3, 2, 5]}
      names={['first', 'second', 'third']}
      value={value}
      onChange={setValue}
    />
  );
}
