// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Button, type ButtonProps } from '#src/ui/actions/Button.tsx';
import { declared } from './lib/declared.ts';

afterEach(cleanup);

describe('the button', () => {
  const renderButton = (props: Partial<ButtonProps> = {}) => {
    render(<Button {...props}>예약</Button>);
    return screen.getByRole('button', { name: '예약' });
  };
  /** Renders a hovered button, as marked by the design system. */
  const hoverColor = (props: Partial<ButtonProps>) => {
    const button = renderButton(props);
    button.setAttribute('data-hovered', 'true');
    return declared(button, 'background-color');
  };

  test('is primary and large by default, no wider than 135rem', () => {
    const button = renderButton();
    expect(['background-color', 'min-height', 'max-width'].map((property) => declared(button, property))).toEqual([
      'var(--colors-forest)',
      'var(--sizes-button)',
      'min(135rem, 100%)',
    ]);
  });

  test('is secondary and small if set', () => {
    const button = renderButton({ variant: 'secondary', size: 'small' });
    expect(['border-color', 'min-height'].map((property) => declared(button, property))).toEqual([
      'var(--colors-bronze)',
      'var(--sizes-touch)',
    ]);
  });

  test.each([
    ['dark', 'var(--colors-ink)'],
    ['fill', 'var(--colors-moss)'],
  ] as const)('on hover is %s', (hover, color) => {
    expect(hoverColor({ hover })).toBe(color);
  });

  test('a disabled button cannot be pressed, and has its own style', () => {
    const button = renderButton({ isDisabled: true });
    expect([button.hasAttribute('disabled'), declared(button, 'cursor')]).toEqual([true, 'not-allowed']);
  });

  test('has an icon if set', () => {
    expect([
      renderButton().querySelector('svg'),
      render(<Button icon="forward">다음</Button>).container.querySelectorAll('svg').length,
    ]).toEqual([null, 1]);
  });
});
