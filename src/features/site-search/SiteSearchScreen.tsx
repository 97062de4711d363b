import { useId, type RefObject } from 'react';
import { searchInfo } from '#contract/site/pages/search.ts';
import { searchMessages } from '#contract/site/search-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Container, Section, Stack } from '#src/ui/foundation/layout.ts';
import { Eyebrow, Heading, Text } from '#src/ui/foundation/text.ts';
import { SearchField } from '#src/ui/news/SearchField.tsx';
import { SearchHelp } from './SearchHelp.tsx';
import { SearchResults } from './SearchResults.tsx';
import type { SiteSearchView } from './site-search-view.ts';

export type SiteSearchScreenProps = SiteSearchView & {
  fieldRef: RefObject<HTMLInputElement | null>;
  onChange: (query: string) => void;
  onSubmit: () => void;
  onRetry: () => void;
};

/** The field, and below it the hits in groups. Without a script, the form leads to the same page with the hits. */
export function SiteSearchScreen({
  query,
  isTooLong,
  status,
  groups,
  isBusy,
  isFailed,
  isHelpShown,
  fieldRef,
  onChange,
  onSubmit,
  onRetry,
}: SiteSearchScreenProps) {
  const statusId = useId();
  return (
    <Section space="small">
      <Container>
        <Stack gap="large">
          <div>
            <Eyebrow lang="en">{searchInfo.eyebrow}</Eyebrow>
            <Heading as="h1" size="page">
              {searchInfo.title}
            </Heading>
          </div>
          <form
            role="search"
            aria-label={searchMessages.label}
            action={paths.search}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            <SearchField
              ref={fieldRef}
              label={searchMessages.field}
              name="q"
              value={query}
              onChange={onChange}
              errorId={isTooLong ? statusId : undefined}
              submit={searchMessages.submit}
            />
          </form>
          <Stack gap="small">
            <Text id={statusId} role="status" tone="quiet">
              <span key={status}>{status}</span>
            </Text>
            {isFailed && (
              <div>
                <Button variant="secondary" size="small" onPress={onRetry}>
                  {searchMessages.retry}
                </Button>
              </div>
            )}
            {isHelpShown && <SearchHelp />}
          </Stack>
          {groups.length > 0 && <SearchResults groups={groups} isBusy={isBusy} />}
        </Stack>
      </Container>
    </Section>
  );
}
