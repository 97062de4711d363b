import * as z from 'zod/mini';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { maxPictureBytes } from '#contract/staff/picture-file.ts';

/** Whitespace, and what a body may have that its schema does not name. */
const spareBytes = 1_024;
/**
 * A character as an escape, `\uac00`. As UTF-8 it has at most three bytes, which leaves room for spaces, separators and
 * decomposed Hangul.
 */
const bytesPerCharacter = 6;
/** Digits of a number, or `false`. */
const bytesPerScalar = 24;
/** Quotes, colon and comma. */
const bytesPerProperty = 6;

/** Subset of JSON Schema that bodies use. */
type JsonSchema = {
  readonly type?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
};

/**
 * Returns how many bytes the body of a call may have, from the lengths in its schema; ten megabytes for an upload. Throws if a text or a list in it
 * has no maximum length.
 */
export function bodyLimitOf({
  id,
  body,
  upload = false,
}: Pick<Endpoint, 'id' | 'body'> & { readonly upload?: boolean }): number {
  if (upload) return maxPictureBytes;
  if (!body) return spareBytes;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bodies are plain objects, without references
  const schema = z.toJSONSchema(body, { io: 'input' }) as JsonSchema;
  const bytes = sizeOf(schema);
  if (!Number.isFinite(bytes)) throw new Error(`A text or a list in the body of ${id} has no maximum length.`);
  return spareBytes + bytes;
}

function sizeOf({
  type,
  maxLength = Infinity,
  maxItems = Infinity,
  properties = {},
  items = {},
  anyOf,
  ...schema
}: JsonSchema): number {
  if (anyOf) return Math.max(...anyOf.map(sizeOf));
  if (schema.enum) return Math.max(...schema.enum.map(bytesOf));
  if (schema.const !== undefined) return bytesOf(schema.const);
  if (type === 'object')
    return Object.entries(properties).reduce(
      (sum, [name, property]) => sum + bytesOf(name) + bytesPerProperty + sizeOf(property),
      0,
    );
  if (type === 'array') return maxItems * (sizeOf(items) + 1);
  return type === 'string' ? maxLength * bytesPerCharacter : bytesPerScalar;
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
