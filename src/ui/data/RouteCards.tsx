import { styled } from '../foundation/theme.ts';
import { LineList } from '../page/step-list.ts';

export type Route = {
  from: string;
  /** The legs, separated by arrows. */
  route: string;
  time: string;
};

/** Cards of routes: the origin and the time, then the legs along a line that ends at the destination. */
export const RouteCards = ({ routes }: { routes: readonly Route[] }) => (
  <List>
    {routes.map(({ from, route, time }) => (
      <Card key={from}>
        <Head>
          <h4>{from}</h4>
          <Time>{time}</Time>
        </Head>
        <Legs>
          {route.split(' → ').map((leg) => (
            <li key={leg}>{leg}</li>
          ))}
        </Legs>
      </Card>
    ))}
  </List>
);

const List = styled('ul', { marginTop: '1.25rem', borderTop: '1px solid $colors$forest' });

const Card = styled('li', {
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: '.75rem $5',
  paddingBlock: '1.5rem',
  borderBottom: '1px solid $colors$mist',
  breakInside: 'avoid',
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '1.25rem' },
});

const Head = styled('div', {
  '& h4': { fontSize: '$lg' },
  '@narrow': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '$4',
  },
});

const Time = styled('p', {
  marginTop: '.25rem',
  color: '$bronzeInk',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const Legs = styled(LineList, { fontSize: '$sm', lineHeight: '$tight' });
