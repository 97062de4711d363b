import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';

/** Mark after the title of a new entry, a ring with an N; it never wraps without the last word of the title. */
export function NewMark() {
  return (
    <>
      {'\u00a0'}
      <Ring aria-hidden="true">N</Ring>
      <VisuallyHidden>새 글</VisuallyHidden>
    </>
  );
}

const Ring = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.125rem',
  height: '1.125rem',
  marginLeft: '.25rem',
  border: '1px solid currentColor',
  borderRadius: '50%',
  color: '$persimmon',
  font: '600 .6875rem / 1 $fonts$sans',
  verticalAlign: '.1em',
});
