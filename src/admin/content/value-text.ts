import { clubIds, clubNames } from '#contract/site/club-code.ts';
import { clubKeys } from '#contract/site/site-paths.ts';
import type { FieldValue } from '#contract/staff/content-field.ts';
import { fieldsOf, type ContentKind } from '#contract/staff/content-kinds.ts';
import type { Draft } from '#contract/staff/publication.ts';
import { timeText } from '../ui/time-text.ts';
import { blockTexts } from './editor/purified.ts';

const momentLabels = { publishAt: '게시하는 때', endAt: '끝나는 때' } as const;

const isMoment = (name: string): name is keyof typeof momentLabels => Object.hasOwn(momentLabels, name);

/** The clubs as the options of a select. */
export const clubOptions: readonly { value: string; label: string }[] = clubKeys.map((club) => ({
  value: String(clubIds[club]),
  label: clubNames[club],
}));

/** Returns the label of a field or a moment. */
export const labelOf = (kind: ContentKind, name: string): string =>
  isMoment(name) ? momentLabels[name] : (fieldsOf(kind)[name]?.label ?? name);

/** Returns the value of a field or a moment of a draft as a text to compare and to read. */
export function textOf(kind: ContentKind, draft: Draft, name: string): string {
  if (isMoment(name)) {
    const at = draft[name];
    return at === null ? '' : timeText(at);
  }
  return valueText(kind, name, draft.values[name]);
}

function valueText(kind: ContentKind, name: string, value: FieldValue | undefined): string {
  const field = fieldsOf(kind)[name];
  if (!field || value === undefined) return '';
  if (field.type === 'flag') return value === true ? '예' : '아니요';
  if (field.type === 'choice') return field.options[String(value)] ?? '';
  if (field.type === 'club') return clubOptions.find((club) => club.value === String(value))?.label ?? '';
  return field.type === 'html' ? blockTexts(String(value)).join('\n') : String(value);
}
