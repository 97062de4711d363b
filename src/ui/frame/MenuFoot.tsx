import { Link as AriaLink } from 'react-aria-components/Link';
import { Container } from '../foundation/layout.ts';
import { targetOf, type LinkItem } from '../foundation/links.tsx';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { words } from '../foundation/words.ts';

export type MenuFootProps = {
  phone?: { label: string; number: string } | null;
  links?: readonly LinkItem[];
  social: readonly LinkItem[];
};

/** Last line of a full-screen menu: phone number, links to other sites, social media. */
export function MenuFoot({ phone = null, links, social }: MenuFootProps) {
  return (
    <Foot>
      <Line>
        {phone && (
          <Phone href={`tel:${phone.number}`}>
            {phone.label} <b>{phone.number}</b>
          </Phone>
        )}
        {links && <Links items={links} />}
        {social.length > 0 && (
          <Social aria-label={words.social}>
            <Links items={social} />
          </Social>
        )}
      </Line>
    </Foot>
  );
}

function Links({ items }: { items: readonly LinkItem[] }) {
  return (
    <Row>
      {items.map(({ href, label, isExternal }) => (
        <li key={label}>
          <FootLink href={href} {...targetOf(isExternal)}>
            {label} {isExternal && <VisuallyHidden>{words.newWindow}</VisuallyHidden>}
          </FootLink>
        </li>
      ))}
    </Row>
  );
}

const Foot = styled('div', { flex: 'none', marginTop: 'auto' });

const Line = styled(Container, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 $6',
  minHeight: '$header',
  borderTop: '1px solid $colors$mist',
  color: '$sage',
  fontSize: '.9375rem',
  '[data-dark] &': { borderColor: '$lineDark', color: '$mist' },
  '@mobile': { border: 0, fontSize: '.875rem' },
});

const Phone = styled(AriaLink, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  minHeight: '$touch',
  '& b': { fontWeight: 400, fontVariantNumeric: 'tabular-nums', color: '$text', '[data-dark] &': { color: '$ivory' } },
});

const Social = styled('nav', {
  font: '500 1.0625rem / 1 $fonts$latin',
  letterSpacing: '.02em',
  '[data-dark] &': { color: '$champagne' },
});

const Row = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '0 1.75rem', '@mobile': { columnGap: '1.125rem' } });

const FootLink = styled(AriaLink, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$touch',
  cursor: 'pointer',
  '&[data-hovered]': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '.35em' },
});
