import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Container } from '../../foundation/layout.ts';
import { screenOnly } from '../../foundation/print.ts';
import { styled } from '../../foundation/theme.ts';
import { HoleNavigator, type HoleNavigatorProps } from './HoleNavigator.tsx';

export type CoursePickerProps = {
  /** Shown if the club has several courses. */
  courses: readonly { id: number; name: string; href: string; isCurrent: boolean }[];
  rows: HoleNavigatorProps['rows'];
  children?: ReactNode;
};

/** Course selector, and links to the holes of the current course. */
export function CoursePicker({ courses, rows, children }: CoursePickerProps) {
  return (
    <Ground>
      <Container>
        <Top>
          {courses.length > 1 && (
            <nav aria-label="코스 선택">
              <ul>
                {courses.map(({ id, name, href, isCurrent }) => (
                  <li key={id}>
                    <Course href={href} {...(isCurrent && { 'aria-current': 'true' })}>
                      {name}
                    </Course>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <Aside>{children}</Aside>
        </Top>
        <HoleNavigator rows={rows} />
      </Container>
    </Ground>
  );
}

const Ground = styled('div', {
  paddingTop: '4rem',
  backgroundColor: '$hanji',
  '@mobile': { paddingTop: '2.5rem' },
  ...screenOnly,
});

const Top = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $6',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 3.5rem', '@mobile': { columnGap: '1.75rem' } },
});

const Course = styled(AriaLink, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.5rem',
  borderBottom: '1px solid transparent',
  color: '$placeholder',
  fontFamily: '$serif',
  fontSize: '$xl',
  letterSpacing: '$display',
  cursor: 'pointer',
  '&[data-hovered]': { color: '$text' },
  '&[aria-current]': { borderColor: '$bronze', color: '$text', '@forced': { borderColor: 'Highlight' } },
});

const Aside = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $5',
  marginLeft: 'auto',
  '@mobile': { marginLeft: 0 },
});
