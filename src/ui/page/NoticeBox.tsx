import type { ReactNode } from 'react';
import { styled } from '../foundation/theme.ts';

export type NoticeBoxProps = {
  title: string;
  items: readonly string[];
  /** Row below the list, such as a phone number. */
  footer?: { label: string; value: ReactNode };
};

/** Instructions to read before a form: a title, a list and an optional last row. */
export function NoticeBox({ title, items, footer }: NoticeBoxProps) {
  return (
    <Box>
      <Title>{title}</Title>
      <ul>
        {items.map((item) => (
          <Item key={item}>{item}</Item>
        ))}
      </ul>
      {footer && (
        <Footer>
          <span>{footer.label}</span>
          <Value>{footer.value}</Value>
        </Footer>
      )}
    </Box>
  );
}

const Box = styled('section', {
  paddingTop: '1.75rem',
  borderTop: '1px solid $colors$lineBronze',
  color: '$sage',
  fontSize: '$sm',
  lineHeight: 1.6,
});

const Title = styled('h2', { marginBottom: '.875rem', color: '$text', fontSize: '1.1875rem' });

const Item = styled('li', {
  position: 'relative',
  paddingLeft: '1.25rem',
  '& + &': { marginTop: '.375rem' },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '.8em',
    width: '.625rem',
    borderTop: '1px solid $colors$bronze',
  },
});

const Footer = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginTop: '1.375rem',
  paddingTop: '1.125rem',
  borderTop: '1px solid $colors$mist',
});

const Value = styled('span', {
  color: '$text',
  font: '400 1.625rem / 1.3 $fonts$latin',
  fontFeatureSettings: '"lnum"',
  '& a': { display: 'inline-block', paddingBlock: '.4rem' },
});
