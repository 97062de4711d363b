import * as z from 'zod/mini';

type Path = readonly string[];
type Change = { readonly path: Path; readonly value: unknown };

/** A field that is not sent. */
export const missing = Symbol('missing');

const shapes: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  [],
  [null],
  [[]],
  {},
  { a: { b: {} } },
  ['a', 'b'],
];
const invisibleTexts = [
  '',
  ' ',
  '\t',
  '\r\n',
  '\n\n',
  '\0',
  'a\0b',
  '\u0001\u0002\u001f',
  '\u007f\u0080',
  '\u200b',
  '\u202e',
  '\ud800',
  '\udc00x',
];
const unicodeTexts = ['😀', '👨‍👩‍👧‍👦', '🏌️‍♂️⛳', 'e\u0301', '가'.normalize('NFD'), 'ﬀ', '１２３', '٣٤٥', 'ﷺ', 'İ'];
const queries = [
  `' OR '1'='1`,
  `'; DROP TABLE member; --`,
  `1); DELETE FROM session; --`,
  `" OR ""="`,
  `%' OR 1=1 --`,
  `\\'; --`,
  '$1',
  '%',
  '_',
  `pg_sleep(10)`,
  `{"$gt":""}`,
];
const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '</title>',
  '&lt;',
  'javascript:alert(1)',
  '{{7*7}}',
  '${7*7}',
];
const specialTexts = [
  '../../etc/passwd',
  '/etc/passwd',
  '%00',
  '%ff',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '1e3',
  '__proto__',
  'constructor',
  'toString',
];
const nearlyValid = [
  '2026-02-30',
  '00000000',
  '99999999',
  '2026-13-45T99:99:99Z',
  '0000000000',
  'PERSONAL ',
  'personal',
  'member01',
  'MEMBER01',
  'Golf2026!a',
];
const long = [
  'a'.repeat(13),
  'a'.repeat(65),
  '한'.repeat(121),
  ' '.repeat(1_000),
  'a'.repeat(5_000),
  '한'.repeat(1_048_576 / 3),
];

/** Values that each field and body may treat differently from every other value. */
const everywhere: readonly unknown[] = [missing, ...shapes, ...invisibleTexts, ...long];
/** Texts that only their use can tell apart. */
const texts: readonly string[] = [...unicodeTexts, ...queries, ...markup, ...specialTexts, ...nearlyValid];
const turns = 3;

/** Values that an attacker may send in a field. */
export const oddities: readonly unknown[] = [...everywhere, ...texts];

/** Returns the oddities for one of a sequence of fields: each third field gets each text, and every field the rest. */
export const odditiesAt = (turn: number): readonly unknown[] => [
  ...everywhere,
  ...texts.filter((_, index) => index % turns === turn % turns),
];

/** Returns the path of every field in the schema, nested ones included. */
export function fieldsOf(schema: z.ZodMiniType): Path[] {
  return walk(described.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })), []);
}

type Described = { properties?: Record<string, Described> | undefined; anyOf?: Described[] | undefined };
const described: z.ZodMiniType<Described> = z.object({
  get properties() {
    return z.optional(z.record(z.string(), described));
  },
  get anyOf() {
    return z.optional(z.array(described));
  },
});

function walk({ properties = {}, anyOf = [] }: Described, path: Path): Path[] {
  const ownPaths = Object.entries(properties).flatMap(([name, field]) => [
    [...path, name],
    ...walk(field, [...path, name]),
  ]);
  return [...ownPaths, ...anyOf.flatMap((each) => walk(each, path))];
}

/** Returns the example with these fields replaced. */
export const altered = (example: object, changes: readonly Change[]): object =>
  changes.reduce((value, change) => set(value, change.path, change.value), example);

function set(value: object, [name = '', ...rest]: Path, newValue: unknown): object {
  if (rest.length === 0)
    return newValue === missing
      ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
      : { ...value, [name]: newValue };
  const inner: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return { ...value, [name]: set(typeof inner === 'object' && inner !== null ? inner : {}, rest, newValue) };
}

/** Returns pseudo-random integers from 0 to below `bound`, determined by the seed. */
export function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
