import { Subtext, Text } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';
import { RowLink } from './row-link.ts';

/** `title` and `excerpt` are in pieces, of which every other one, from the second on, is marked. */
export type Hit = { path: string; title: readonly string[]; note: string; excerpt: readonly string[] };

/** Hits of a search: rows that are links, with the matches marked. */
export const HitList = ({ hits }: { hits: readonly Hit[] }) => (
  <List>
    {hits.map(({ path, title, note, excerpt }) => (
      <Row key={path}>
        <RowLink href={path}>
          <span>{marked(title)}</span>
        </RowLink>
        {excerpt.length > 0 && (
          <Text size="small" tone="quiet">
            {marked(excerpt)}
          </Text>
        )}
        {note && <Subtext>{note}</Subtext>}
      </Row>
    ))}
  </List>
);

const marked = (pieces: readonly string[]) =>
  // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other key
  pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));

const List = styled('ul', { borderTop: '1px solid $colors$forest' });

const Row = styled('li', {
  position: 'relative',
  paddingBlock: '1rem',
  borderBottom: '1px solid $colors$mist',
  '& mark': { backgroundColor: '$champagne', color: '$text' },
});
