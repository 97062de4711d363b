import * as z from 'zod/mini';
import { day } from '../shared/calendar.ts';
import { untrimmedText } from '../shared/bounded-text.ts';
import { lastRowId } from '../shared/row-id.ts';
import { publicationMessages } from './publication-messages.ts';

/**
 * A field of a kind of content, from which its schema, its control and its differences follow. `line` is a text of one
 * line, `text` of several, `html` is written in the editor, `picture` is a file name or a path, `link` a path or an
 * absolute URL, `club` the number of a club. `isOptional`: may be empty when it is published.
 */
export type ContentField = {
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: true;
} & (
  | { readonly type: 'line' | 'text' | 'html'; readonly max: number }
  | { readonly type: 'choice'; readonly options: Readonly<Record<string, string>> }
  | { readonly type: 'club' | 'day' | 'flag' | 'link' | 'picture' | 'position' }
);

export type ContentFields = Readonly<Record<string, ContentField>>;

/** The value of a field: a number for a club and a position, a boolean for a flag, otherwise a text. */
export type FieldValue = string | number | boolean;
/** The values of a kind's fields by their names. */
export type ContentValues = Readonly<Record<string, FieldValue>>;

const linkLength = 300;
const lastPosition = 9_999;

const text = (max: number) =>
  untrimmedText(max, publicationMessages.tooLong(max)).check(
    z.trim(),
    z.maxLength(max, publicationMessages.tooLong(max)),
  );

/** A path on this site, or an absolute URL with https. */
const linkPattern = /^(?:\/(?![/\\])|https:\/\/[^/\s])\S*$/;
/** A file name of our own pictures, or a path on this site: its policy blocks pictures of others. */
const picturePattern = /^(?!\/[/\\])[^\s:\\?#]*$/;

const matching = (pattern: RegExp, message: string) =>
  text(linkLength).check(z.refine((value) => value === '' || pattern.test(value), message));

const schemas = {
  flag: z.boolean(),
  club: z.int().check(z.nonnegative(), z.lte(lastRowId)),
  position: z
    .int(publicationMessages.position)
    .check(z.nonnegative(publicationMessages.position), z.lte(lastPosition, publicationMessages.position)),
  day: z.union([z.literal(''), day]),
  link: matching(linkPattern, publicationMessages.link),
  picture: matching(picturePattern, publicationMessages.picture),
} as const;

/** Returns the schema of a field's value, which may be empty as long as it is written. */
export function fieldSchema(field: ContentField): z.ZodMiniType<FieldValue, FieldValue> {
  if ('max' in field) return text(field.max);
  return field.type === 'choice' ? z.enum(Object.keys(field.options)) : schemas[field.type];
}

/** Returns the initial value of a field. */
export function emptyValue(field: ContentField): FieldValue {
  if (field.type === 'flag') return false;
  if (field.type === 'club' || field.type === 'position') return 0;
  return field.type === 'choice' ? (Object.keys(field.options)[0] ?? '') : '';
}

/** Returns whether a field has no value; a flag and a position always have one. */
export const isEmpty = ({ type }: ContentField, value: FieldValue | undefined): boolean =>
  value === undefined || value === '' || (type === 'club' && value === 0);
