import * as z from 'zod/mini';
import type { Endpoint } from '#contract/http/endpoint.ts';
import { bodyLimitOf } from '#server/http/body-limit.ts';
import { hostileTexts } from '#tests/fixtures/hostile-texts.ts';

/** Subset of JSON Schema that bodies use. */
type JsonSchema = {
  readonly type?: string;
  readonly maxLength?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
};

/** Space for the rest of the JSON. */
const spareBytes = 100;
/** A mark has two bytes. */
const bytesPerMark = 2;
const marks = hostileTexts['combining marks'];

/**
 * Returns bodies full of combining marks: one with the longest text in each field, one with a single text as long as
 * the limit of the body.
 */
export function bodiesOfMarks(endpoint: Pick<Endpoint, 'id' | 'body'>): string[] {
  if (!endpoint.body) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bodies are plain objects, without references
  const schema = z.toJSONSchema(endpoint.body, { io: 'input' }) as JsonSchema;
  const longest = marks(Math.floor((bodyLimitOf(endpoint) - spareBytes) / bytesPerMark));
  return [filled(schema), ...Object.keys(schema.properties ?? {}).map((name) => ({ [name]: longest }))].map((body) =>
    JSON.stringify(body),
  );
}

function filled({ type, maxLength = 0, properties = {}, anyOf = [], ...schema }: JsonSchema): unknown {
  const [first] = anyOf;
  if (first) return filled(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, filled(property)]));
  if (type === 'string') return marks(maxLength).slice(0, maxLength);
  return type === 'array' ? [] : 1;
}
