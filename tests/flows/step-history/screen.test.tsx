import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { SteppedFlow } from './screen.tsx';

describeRendered(flow, {
  mount: (actor) => {
    render(<SteppedFlow actor={actor} />);
  },
  gestures: {},
  look: ({ state }) =>
    expect(screen.getAllByRole('listitem').findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(
      state.context.depth,
    ),
});
