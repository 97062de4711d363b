import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import type { ContentKind } from '#contract/staff/content-kinds.ts';
import type { Draft } from '#contract/staff/publication.ts';
import { differingIn } from '#machines/content-desk.machine.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { styled } from '#src/ui/foundation/theme.ts';
import { VisuallyHidden } from '#src/ui/foundation/VisuallyHidden.tsx';
import { labelOf, textOf } from '../value-text.ts';
import { wordDifferences, type Difference } from '../word-differences.ts';

type DraftsProps = { kind: ContentKind; before: Draft; after: Draft };

/** Lists the changes between two drafts, field by field. */
export function DifferenceList({ kind, before, after }: DraftsProps) {
  const names = differingIn(before, after);
  return names.length === 0 ? (
    <Text size="small">{contentDeskMessages.noDifference}</Text>
  ) : (
    <Stack as="dl" gap="small">
      {names.map((name) => (
        <div key={name}>
          <Label>{labelOf(kind, name)}</Label>
          <dd>
            <FieldDifferences kind={kind} before={before} after={after} name={name} />
          </dd>
        </div>
      ))}
    </Stack>
  );
}

/** The text of a field, with the words that were removed and added. */
export const FieldDifferences = ({ kind, before, after, name }: DraftsProps & { name: string }) => (
  <Words>
    {keyed(wordDifferences(textOf(kind, before, name), textOf(kind, after, name))).map(({ key, change, text }) => {
      if (change === 'same') return text;
      const Tag = change === 'added' ? 'ins' : 'del';
      return (
        <Tag key={key}>
          <VisuallyHidden>{change === 'added' ? '(넣음: ' : '(뺌: '}</VisuallyHidden>
          {text}
          <VisuallyHidden>)</VisuallyHidden>
        </Tag>
      );
    })}
  </Words>
);

const keyed = (parts: readonly Difference[]) =>
  parts.map(({ kind: change, text }, index) => ({ key: `${index}`, change, text }));

const Label = styled('dt', { color: '$sage', fontSize: '$xs' });

const Words = styled('p', {
  maxHeight: '20rem',
  overflowY: 'auto',
  fontSize: '$sm',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& ins': { backgroundColor: '$celadon', textDecoration: 'underline', '@forced': { outline: '1px solid' } },
  '& del': { color: '$persimmon', textDecoration: 'line-through' },
});
