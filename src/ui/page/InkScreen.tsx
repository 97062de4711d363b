import type { ReactNode } from 'react';
import { Actions, Container } from '../foundation/layout.ts';
import type { LinkItem } from '../foundation/links.tsx';
import { LinkText } from '../actions/LinkText.tsx';
import { Picture } from '../media/Picture.tsx';
import { Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type InkScreenProps = {
  /** A short mark above the title, such as '404'. */
  mark: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** Links to other pages, below the actions. */
  links?: { label: string; items: readonly LinkItem[] };
};

/** A page with a single message (not found, failed, being prepared) on an ink landscape that fades into it. */
export function InkScreen({ mark, title, children, actions, links }: InkScreenProps) {
  return (
    <Frame>
      <Painting>
        <Picture name="ink-day" alt="" sizes="100vw" priority />
      </Painting>
      <Content>
        <Mark>{mark}</Mark>
        <Title as="h1" size="page">
          {title}
        </Title>
        <Body>{children}</Body>
        <ActionsBelow>{actions}</ActionsBelow>
        {links && (
          <nav aria-label={links.label}>
            <Links>
              {links.items.map(({ href, label }) => (
                <li key={href}>
                  <LinkText href={href} variant="lined">
                    {label}
                  </LinkText>
                </li>
              ))}
            </Links>
          </nav>
        )}
      </Content>
    </Frame>
  );
}

const Frame = styled('div', {
  position: 'relative',
  minHeight: 'max(51.25rem, $sizes$viewport)',
  overflow: 'hidden',
  backgroundColor: '$inkWash',
  '@mobile': { minHeight: 'max(56rem, $sizes$viewport)' },
});

const fade = (direction: string, from: string, to: string) =>
  `linear-gradient(${direction}, transparent ${from}, #000 ${to})`;

const Painting = styled('div', {
  position: 'absolute',
  inset: 0,
  maskImage: fade('90deg', '30%', '64%'),
  '& img': { objectPosition: '50% 100%' },
  '@mobile': {
    inset: 'auto 0 0',
    height: '22.5rem',
    maskImage: fade('180deg', '0%', '40%'),
    '& img': { objectPosition: '86% 100%' },
  },
});

const Content = styled(Container, {
  position: 'relative',
  paddingTop: '9.5rem',
  '@mobile': { paddingTop: '4.5rem', paddingBottom: '17rem' },
});

const Mark = styled('p', {
  color: '$bronzeInk',
  font: '400 1.875rem / 1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
  letterSpacing: '.2em',
});

const Body = styled('div', { maxWidth: '26em' });

const Links = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 1.75rem',
  maxWidth: '30rem',
  marginTop: '2rem',
  fontSize: '$sm',
});

const Title = styled(Heading, { marginBlock: '$5 1.75rem', whiteSpace: 'pre-line' });

const ActionsBelow = styled(Actions, { marginTop: '2.75rem' });
