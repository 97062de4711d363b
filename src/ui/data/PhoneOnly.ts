import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';

/** Container of an action that only phones can do, such as opening an app. */
export const PhoneOnly = styled('span', {
  display: 'flex',
  '& > a': { flex: 1 },
  '@narrow': { flex: '1 1 7rem' },
  '@desktop': { display: 'none' },
  ...screenOnly,
});
