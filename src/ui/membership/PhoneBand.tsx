import { Link as AriaLink } from 'react-aria-components/Link';
import { Container } from '../foundation/layout.ts';
import { styled } from '../foundation/theme.ts';

export type PhoneBandProps = {
  title: string;
  number: string;
  /** Text at the end of the line, such as the department. */
  remark?: string;
  /** `light` directly above the footer, which is dark. */
  tone?: 'dark' | 'light';
};

/** Full-width band with a large phone number. */
export function PhoneBand({ title, number, remark, tone = 'dark' }: PhoneBandProps) {
  return (
    <Band tone={tone} {...(tone === 'dark' && { 'data-dark': '' })}>
      <Line>
        <Title>{title}</Title>
        <Number href={`tel:${number}`}>{number}</Number>
        {remark && <Remark>{remark}</Remark>}
      </Line>
    </Band>
  );
}

const Band = styled('section', {
  '--number': '$colors$bronzeInk',
  '--remark': '$colors$sage',
  '@forced': { borderBlock: '1px solid CanvasText' },
  variants: {
    tone: {
      light: { backgroundColor: '$hanji' },
      dark: {
        '@media not print': {
          '--number': '$colors$champagne',
          '--remark': '$colors$celadon',
          backgroundColor: '$forest',
          color: '$ivory',
        },
      },
    },
  },
});

const Line = styled(Container, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.5rem 2.5rem',
  minHeight: '10.5rem',
  paddingBlock: '2rem',
  '@mobile': { display: 'grid', justifyItems: 'start', minHeight: 0, paddingBlock: '2.5rem' },
});

const Title = styled('h2', { fontSize: '1.5rem', lineHeight: '$head' });

const Number = styled(AriaLink, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$touch',
  marginLeft: 'auto',
  color: 'var(--number)',
  font: '400 3.5rem / 1.1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
  whiteSpace: 'nowrap',
  textDecoration: 'underline transparent 1px',
  textUnderlineOffset: '.2em',
  transition: 'text-decoration-color $transitions$fast',
  '&[data-hovered]': { textDecorationColor: 'currentColor' },
  '@mobile': { marginLeft: 0, fontSize: '2.75rem' },
  '@tight': { fontSize: '2.25rem', whiteSpace: 'normal' },
});

const Remark = styled('p', { color: 'var(--remark)', fontSize: '$sm' });
