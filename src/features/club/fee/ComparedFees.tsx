import { feeMessages } from '#contract/clubs/fee-messages.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { Table, type Column } from '#src/ui/data/Table.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Heading, Subtext, Text } from '#src/ui/foundation/text.ts';
import type { ComparedFee } from './compare.ts';

/** The fees of the same round at the four clubs, each with a link to its own calculation. */
export const ComparedFees = ({ rows }: { rows: readonly ComparedFee[] }) => (
  <Stack gap="small">
    <Heading as="h3" size="card">
      {feeMessages.comparison}
    </Heading>
    <Text size="small" tone="quiet">
      {feeMessages.comparisonNote}
    </Text>
    <Table caption={feeMessages.comparison} columns={columns} items={rows} keyOf={({ club }) => club} />
  </Stack>
);

const columns: readonly Column<ComparedFee>[] = [
  {
    key: 'club',
    header: '클럽',
    isRowHeader: true,
    cell: ({ name, href, round }) => (
      <>
        <LinkText href={href} variant="lined">
          {name}
        </LinkText>
        <Subtext>{round}</Subtext>
      </>
    ),
  },
  { key: 'greenFee', header: '그린피', cell: ({ included }) => included?.greenFee ?? '-' },
  { key: 'cart', header: '카트', cell: ({ included }) => included?.cart ?? '-' },
  { key: 'caddie', header: '캐디', cell: ({ included }) => included?.caddie ?? '-' },
  { key: 'total', header: '합계', cell: ({ total }) => <b>{total}</b> },
  {
    key: 'shares',
    header: '한 사람',
    cell: ({ shares }) =>
      shares.length > 1 ? shares.map((each) => <Subtext key={each}>{each}</Subtext>) : (shares[0] ?? '-'),
  },
];
