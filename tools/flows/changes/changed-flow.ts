import type { Words } from '../words/phrase.ts';
import type { MachineChange, StateChange, TransitionChange } from './changes.ts';

/** A flow whose machine changed, with the affected paths and stories. */
export type ChangedFlow = {
  readonly name: string;
  readonly machine: string;
  readonly title: string;
  /** True if the machine was removed. */
  readonly isGone: boolean;
  readonly change: MachineChange;
  /** Paths on the screen, whose numbers are those of the test sheets. */
  readonly paths: readonly { readonly id: string; readonly sentence: Words }[];
  readonly stories: readonly { readonly state: string; readonly url: string | undefined }[];
};

export const kindNames = { added: '추가', removed: '삭제', changed: '변경' } as const;

/** A row of the table of changes, as plain text. */
export type ChangeRow = {
  readonly kind: keyof typeof kindNames;
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly aspects: string;
};

export const changeRows = ({ transitions, states }: MachineChange): ChangeRow[] => [
  ...transitions.map(transitionRow),
  ...states.map(stateRow),
];

const transitionRow = ({ kind, before, after, aspects }: TransitionChange): ChangeRow => ({
  kind,
  what: `${(after ?? before)?.source ?? ''} · ${(after ?? before)?.event ?? ''}`,
  before: rowText(before),
  after: rowText(after),
  aspects: aspects.join(', '),
});

const rowText = (row: TransitionChange['before']) =>
  row ? `${row.guard && `[${row.guard}] `}→ ${row.target}${row.actions && ` / ${row.actions}`}` : '';

const stateRow = ({ kind, id, before, after, aspects }: StateChange): ChangeRow => ({
  kind,
  what: id,
  before: aspectsText(before),
  after: aspectsText(after),
  aspects: aspects.join(', '),
});

const aspectsText = (aspects: StateChange['before']) =>
  Object.entries(aspects)
    .flatMap(([name, value]) => (value === '' ? [] : `${name}: ${value}`))
    .join('; ');
