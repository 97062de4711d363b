// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FrameBox } from '#src/ui/media/FrameBox.tsx';
import { declared } from './lib/declared.ts';

afterEach(cleanup);

test('an embedded page is 400 px high', () => {
  const ref = createRef<HTMLDivElement>();
  render(<FrameBox title="우편번호 찾기" ref={ref} onClose={() => undefined} />);
  expect(declared(ref.current!, 'height')).toBe('400px');
});
