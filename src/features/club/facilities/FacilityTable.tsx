import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { Table, type Column } from '#src/ui/data/Table.tsx';
import { Subtext } from '#src/ui/foundation/text.ts';
import { kindOf, type Facility } from './facility.ts';

const columns: readonly Column<Facility>[] = [
  {
    key: 'name',
    header: '시설',
    cell: ({ name, description }) => (
      <>
        {name}
        <Subtext>{description}</Subtext>
      </>
    ),
    isRowHeader: true,
  },
  { key: 'kind', header: '구분', cell: kindOf },
  { key: 'location', header: '위치', cell: ({ location }) => location },
  { key: 'hours', header: '이용 시간', cell: ({ hours }) => hours },
  {
    key: 'phone',
    header: '전화',
    cell: ({ phone }) => (
      <ButtonLink href={`tel:${phone}`} variant="secondary" size="small">
        {phone}
      </ButtonLink>
    ),
    align: 'end',
  },
];

/** The other facilities of a club, without pictures. */
export const FacilityTable = ({ facilities }: { facilities: readonly Facility[] }) => (
  <Table caption="다른 시설" columns={columns} items={facilities} keyOf={({ id }) => String(id)} density="airy" />
);
