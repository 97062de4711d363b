// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from '#src/ui/forms/PasswordField.tsx';

test('a password is hidden until shown by its button, and may be pasted', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="비밀번호" name="password" />);
  const field = screen.getByLabelText<HTMLInputElement>('비밀번호');
  await user.click(field);
  await user.paste('Golf2026!a');
  expect([field.type, field.value, field.autocomplete]).toEqual(['password', 'Golf2026!a', 'current-password']);
  await user.click(screen.getByRole('button'));
  expect([field.type, field.value]).toEqual(['text', 'Golf2026!a']);
  await user.click(screen.getByRole('button'));
  expect(field.type).toBe('password');
});
