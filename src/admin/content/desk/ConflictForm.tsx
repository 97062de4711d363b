import { useState, type SubmitEvent } from 'react';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import type { ContentKind } from '#contract/staff/content-kinds.ts';
import type { Draft, PublicationDetail } from '#contract/staff/publication.ts';
import { differingIn } from '#machines/content-desk.machine.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx';
import { InlineNotice } from '#src/ui/page/InlineNotice.tsx';
import { timeText } from '../../ui/time-text.ts';
import { labelOf } from '../value-text.ts';
import { FieldDifferences } from './DifferenceList.tsx';

type ConflictFormProps = {
  kind: ContentKind;
  mine: Draft;
  theirs: PublicationDetail;
  /** Called with the names of the fields that become theirs. */
  onSettle: (theirs: readonly string[]) => void;
};

/** Two people have saved the same publication: for each field that differs, one of both is chosen. */
export function ConflictForm({ kind, mine, theirs, onSettle }: ConflictFormProps) {
  const names = differingIn(theirs.draft, mine);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSettle(chosen);
  };
  return (
    <form aria-label="서로 다른 내용" noValidate onSubmit={submit}>
      <Stack>
        <InlineNotice role="alert">
          {contentDeskMessages.conflict} (저장: {theirs.author.name}, {timeText(theirs.updatedAt)})
        </InlineNotice>
        {names.map((name) => (
          <Stack key={name} gap="small">
            <RadioGroup
              label={labelOf(kind, name)}
              name={`choice-${name}`}
              value={chosen.includes(name) ? 'theirs' : 'mine'}
              items={[
                { value: 'mine', label: '내가 쓴 것' },
                { value: 'theirs', label: `${theirs.author.name} 님이 쓴 것` },
              ]}
              onChange={(value) =>
                setChosen((before) =>
                  value === 'theirs' ? [...before, name] : before.filter((other) => other !== name),
                )
              }
            />
            <FieldDifferences kind={kind} before={theirs.draft} after={mine} name={name} />
          </Stack>
        ))}
        <Actions>
          <Button type="submit" size="small">
            고른 대로 계속하기
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
