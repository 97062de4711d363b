import { useEffect, type ReactNode } from 'react';
import { Heading } from '#src/ui/foundation/text.ts';
import { styled } from '#src/ui/foundation/theme.ts';

type PageHeadingProps = {
  title: string;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
};

/** The heading of a page, which is also the title of the document, and gets the focus when the page is opened. */
export function PageHeading({ title, actions }: PageHeadingProps) {
  useEffect(() => {
    document.title = `${title} | 업무 화면`;
  }, [title]);
  return (
    <Line>
      <Heading as="h1" size="title" tabIndex={-1}>
        {title}
      </Heading>
      {actions && <Buttons>{actions}</Buttons>}
    </Line>
  );
}

const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3 $4',
});

const Buttons = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
