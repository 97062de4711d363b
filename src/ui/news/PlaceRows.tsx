import { styled } from '../foundation/theme.ts';
import { PhoneNumber } from './PhoneNumber.tsx';

export type Place = { key: string | number; name: string; address: string; phone: string };

/** Rows with the name, address and phone number of each place. */
export function PlaceRows({ places }: { places: readonly Place[] }) {
  return (
    <List>
      {places.map(({ key, name, address, phone }) => (
        <Row key={key}>
          <Name>{name}</Name>
          <Address>{address}</Address>
          <PhoneNumber number={phone} size="small" />
        </Row>
      ))}
    </List>
  );
}

const List = styled('ul', { borderTop: '1px solid $colors$forest' });

const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: '3fr 6fr auto',
  alignItems: 'center',
  columnGap: '$gutter',
  minHeight: '$rowAiry',
  borderBottom: '1px solid $colors$mist',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: '1rem' },
  '@tight': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Name = styled('span', { fontFamily: '$serif', fontSize: '$lg', letterSpacing: '-.02em' });

const Address = styled('span', { color: '$sage', fontSize: '$sm', '@mobile': { order: 1, gridColumn: '1 / -1' } });
