import { Link as AriaLink } from 'react-aria-components/Link';
import { Container } from '../foundation/layout.ts';
import { CompanyList, Foot, Low, Middle, Policies, Social, Top } from './footer-style.ts';
import { targetOf, type LinkItem } from '../foundation/links.tsx';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { Wordmark, type WordmarkProps } from '../page/Wordmark.tsx';
import { words } from '../foundation/words.ts';
import { FamilySites } from './FamilySites.tsx';
import { ToTop } from './ToTop.tsx';

export type SiteFooterProps = {
  wordmark: Omit<WordmarkProps, 'size'>;
  company: readonly { term: string; detail: string }[];
  social: readonly LinkItem[];
  /** Sibling sites, each opened in a new window. */
  familySites: readonly LinkItem[];
  /** The first one, the privacy policy, is bold, as the law requires. */
  policies: readonly LinkItem[];
  copyright: string;
};

export function SiteFooter({ wordmark, company, social, familySites, policies, copyright }: SiteFooterProps) {
  return (
    <Foot data-dark="">
      <ToTop />
      <Container>
        <Top>
          <Wordmark {...wordmark} size="large" />
          <FamilySites items={familySites} />
        </Top>
        <Middle>
          <CompanyList>
            {company.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </CompanyList>
          <Social aria-label={words.social}>
            <LinkRows items={social} />
          </Social>
        </Middle>
        <Low>
          <Policies aria-label={words.policies}>
            <LinkRows items={policies} />
          </Policies>
          <small lang="en">{copyright}</small>
        </Low>
      </Container>
    </Foot>
  );
}

function LinkRows({ items }: { items: readonly LinkItem[] }) {
  return (
    <ul>
      {items.map(({ href, label, isExternal }) => (
        <li key={label}>
          <AriaLink href={href} {...targetOf(isExternal)}>
            {label} {isExternal && <VisuallyHidden>{words.newWindow}</VisuallyHidden>}
          </AriaLink>
        </li>
      ))}
    </ul>
  );
}
