// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '#src/ui/actions/Button.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';

afterEach(cleanup);

test('a Hangul syllable passes through the field letter by letter as the IME composes it', () => {
  const received: string[] = [];
  render(<ControlledField received={received} />);
  const input = screen.getByRole('textbox', { name: '이름' });
  fireEvent.compositionStart(input);
  for (const value of ['ㅎ', '하', '한', '한ㄱ', '한그', '한글']) fireEvent.input(input, { target: { value } });
  fireEvent.compositionEnd(input);
  expect([received, screen.getByDisplayValue('한글')]).toEqual([['ㅎ', '하', '한', '한ㄱ', '한그', '한글'], input]);
});

test('hint and error both describe the field, the asterisk is not read', () => {
  render(<TextField label="아이디" isRequired hint="6~12자" error="아이디를 입력해주세요" />);
  const input = screen.getByRole('textbox', { name: '아이디' });
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect([input.ariaInvalid ?? input.getAttribute('aria-invalid'), described]).toEqual([
    'true',
    ['6~12자', '아이디를 입력해주세요'],
  ]);
});

test('a text that may be longer than a line has a line for each twenty-two characters', () => {
  const shown = render(<TextField label="주소" isReadOnly isWrapped value="" />);
  const rows = ['강원특별자치도 원주시', '강원특별자치도 원주시 치악숲로 210 (무실동, 무실 가람뜰아파트)'].map(
    (value) => {
      shown.rerender(<TextField label="주소" isReadOnly isWrapped value={value} />);
      const field = screen.getByRole('textbox', { name: '주소' });
      return [
        field.localName,
        field.getAttribute('rows'),
        (field as HTMLTextAreaElement).value,
        field.hasAttribute('readonly'),
      ];
    },
  );
  expect(rows).toEqual([
    ['textarea', '1', '강원특별자치도 원주시', true],
    ['textarea', '2', '강원특별자치도 원주시 치악숲로 210 (무실동, 무실 가람뜰아파트)', true],
  ]);
});

test('Enter in a form does nothing while its button is pending', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <TextField label="아이디" />
      <Button type="submit" isPending={isPending}>
        로그인
      </Button>
    </form>
  );
  const shown = render(form(false));
  await userEvent.type(screen.getByRole('textbox'), 'member01{Enter}');
  shown.rerender(form(true));
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

function ControlledField({ received }: { received: string[] }) {
  const [value, setValue] = useState('');
  const onChange = (next: string) => {
    received.push(next);
    setValue(next);
  };
  return <TextField label="이름" value={value} onChange={onChange} />;
}
