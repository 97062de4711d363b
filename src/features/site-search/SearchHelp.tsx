import { newsPages } from '#contract/site/pages/news.ts';
import { searchMessages } from '#contract/site/search-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';

const links = [
  [paths.overview, '골프 클럽'],
  [paths.specialOffers, newsPages[paths.specialOffers].title],
  [paths.notices, newsPages[paths.notices].title],
  [paths.faq, newsPages[paths.faq].title],
  [paths.membership, '회원권 안내'],
  [paths.qna, newsPages[paths.qna].title],
] as const;

/** How to search, and the pages that visitors look for most. */
export const SearchHelp = () => (
  <Stack gap="small">
    <Text>{searchMessages.help}</Text>
    <nav aria-label={searchMessages.links}>
      <Actions as="ul">
        {links.map(([href, label]) => (
          <li key={href}>
            <LinkText href={href} variant="lined">
              {label}
            </LinkText>
          </li>
        ))}
      </Actions>
    </nav>
  </Stack>
);
