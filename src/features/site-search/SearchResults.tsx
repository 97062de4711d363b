import { allHitsLabel, hitCountMessage, searchKindNames } from '#contract/site/search-messages.ts';
import type { Found } from '#machines/site-search.machine.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { Spread, Stack } from '#src/ui/foundation/layout.ts';
import { Heading, Text } from '#src/ui/foundation/text.ts';
import { HitList } from '#src/ui/news/HitList.tsx';

export type SearchResultsProps = { groups: Found; isBusy: boolean };

/** The hits of each kind under a heading, with a link to the list of all. */
export const SearchResults = ({ groups, isBusy }: SearchResultsProps) => (
  <Stack gap="wide" aria-busy={isBusy}>
    {groups.map(({ kind, total, hits, allPath }) => (
      <section key={kind} aria-labelledby={`hits-${kind}`}>
        <Stack gap="small">
          <Spread>
            <Heading id={`hits-${kind}`}>{searchKindNames[kind]}</Heading>
            <Text size="small" tone="quiet">
              {hitCountMessage(total, hits.length)}
            </Text>
          </Spread>
          <HitList hits={hits} />
          {allPath !== null && (
            <div>
              <LinkText href={allPath} variant="onward">
                {allHitsLabel(kind)}
              </LinkText>
            </div>
          )}
        </Stack>
      </section>
    ))}
  </Stack>
);
