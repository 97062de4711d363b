import type { InfoItem } from '#contract/clubs/club-content.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { InfoRows } from '#src/ui/data/InfoRows.tsx';
import { Container, Section, Stack } from '#src/ui/foundation/layout.ts';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';

export type InfoSectionProps = {
  eyebrow: string;
  title: string;
  /** Name used in the loading and error messages. */
  label: string;
  empty: string;
  items: Loadable<readonly InfoItem[]>;
};

/** The club's information, item by item. */
export function InfoSection({ eyebrow, title, label, empty, items: { data, isFailed, onRetry } }: InfoSectionProps) {
  return (
    <Section joins="below">
      <Container>
        <Stack gap="large">
          <SectionHead eyebrow={eyebrow} title={title} />
          <Fetched label={label} isPending={data === undefined} isFailed={isFailed} rows={16} onRetry={onRetry}>
            {data?.length === 0 ? (
              <EmptyState eyebrow="Information" title={empty} picture="ink-dusk" />
            ) : (
              <InfoRows rows={(data ?? []).map(rowOf)} />
            )}
          </Fetched>
        </Stack>
      </Container>
    </Section>
  );
}

const rowOf = ({ id, title, description }: InfoItem) => ({
  key: id,
  title,
  content: <ServedDocument html={description} label={title} />,
});
