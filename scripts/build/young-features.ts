import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import * as z from 'zod';
import { oldestBrowsers } from './oldest-browsers.ts';

/** The names of MDN for the browsers of `browserslist`, those of phones included. */
const mdnNames: Readonly<Record<string, readonly string[]>> = {
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  samsung: ['samsunginternet_android'],
};

const support = z.object({
  version_added: z.union([z.string(), z.boolean(), z.null()]),
  prefix: z.optional(z.string()),
  flags: z.optional(z.array(z.unknown())),
});
const compat = z.object({
  spec_url: z.optional(z.union([z.string(), z.array(z.string())])),
  support: z.record(z.string(), z.union([support, z.array(support)])),
});
const feature = z.looseObject({ __compat: z.optional(compat) });
const features = z.record(z.string(), feature);

/** The globals through which scripts reach interfaces of the browser. */
const instances: Readonly<Record<string, string>> = {
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  performance: 'Performance',
  crypto: 'Crypto',
};

/** Features that a supported browser lacks: methods of built-in objects, members of interfaces, globals. */
type Young = {
  readonly methods: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
  readonly globals: ReadonlySet<string>;
};

/**
 * Returns what MDN's data name as younger than one of the supported browsers. A method counts if no older built-in
 * object has one of that name; the methods of an object that is young itself are found by the name of that object.
 */
export function youngFeatures(): Young {
  const oldest = Object.entries(oldestBrowsers()).flatMap(([name, version]) =>
    (mdnNames[name] ?? []).map((browser) => ({ browser, version })),
  );
  const isYoung = (of: z.infer<typeof compat>) =>
    oldest.some(({ browser, version }) => !isSince([of.support[browser] ?? []].flat()[0], version));
  const [builtIns, interfaces] = mdnFeatures();
  const methods = new Map<string, boolean>();
  const members = new Set<string>();
  const globals = new Map<string, boolean>();
  const add = (map: Map<string, boolean>, name: string, of: z.infer<typeof compat>) =>
    map.set(name, (map.get(name) ?? true) && isYoung(of));
  const isMethod = (owner: string, of: z.infer<typeof compat>) =>
    owner in builtIns &&
    /\.prototype\./.test(String(of.spec_url)) &&
    (owner === 'Iterator' || !builtIns[owner]?.__compat || !isYoung(builtIns[owner].__compat));
  for (const [owner, { __compat: ofOwner, ...rest }] of [...Object.entries(builtIns), ...Object.entries(interfaces)]) {
    if (ofOwner) add(globals, owner, ofOwner);
    for (const [key, value] of Object.entries(rest)) {
      const { __compat: ofMember } = feature.parse(value);
      if (!ofMember) continue;
      const name = key.replace(/_static$/, '');
      if (isMethod(owner, ofMember)) add(methods, name, ofMember);
      if (owner === 'Window') add(globals, name, ofMember);
      if (isYoung(ofMember)) members.add(`${owner}.${name}`);
    }
  }
  const trueIn = (map: Map<string, boolean>) => new Set([...map].flatMap(([name, isTrue]) => (isTrue ? [name] : [])));
  return { methods: trueIn(methods), members, globals: trueIn(globals) };
}

function isSince(since: z.infer<typeof support> | undefined, version: number): boolean {
  // Without an entry, MDN knows nothing of the browser.
  if (!since) return true;
  if (since.prefix !== undefined || since.flags) return false;
  return (
    since.version_added === true ||
    (typeof since.version_added === 'string' && Number.parseFloat(since.version_added.replace('≤', '')) <= version)
  );
}

function mdnFeatures(): [z.infer<typeof features>, z.infer<typeof features>] {
  const file = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'));
  const { javascript, api } = z
    .object({ javascript: z.object({ builtins: features }), api: features })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  return [javascript.builtins, api];
}

const node = z.looseObject({ type: z.string() });
const member = z.object({
  computed: z.literal(false),
  object: z.looseObject({ type: z.string(), name: z.optional(z.string()) }),
  property: z.object({ name: z.string() }),
});
const regex = z.object({ regex: z.object({ pattern: z.string(), flags: z.string() }) });
const text = z.object({ value: z.string() });
const identifier = z.object({ name: z.string() });

/**
 * Returns the young features that a script uses, as it names them: `.toSorted()`, `URL.canParse`, `structuredClone`,
 * `(?<=`.
 */
export function youngIn(script: string, young: Young): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown, key: string, parent: string): void => {
    if (Array.isArray(value)) return value.forEach((each) => visit(each, key, parent));
    const parsed = node.safeParse(value);
    if (!parsed.success) return undefined;
    const { type, ...rest } = parsed.data;
    if (type === 'MemberExpression') addMember(member.safeParse(rest).data, key === 'callee');
    if (type === 'Identifier' && isReference(key, parent)) addGlobal(identifier.parse(rest).name);
    if (type === 'Literal') addText(rest);
    for (const [name, child] of Object.entries(rest)) visit(child, name, type);
    return undefined;
  };
  const addMember = (of: z.infer<typeof member> | undefined, isCalled: boolean) => {
    if (!of) return;
    const { name = '' } = of.object;
    const owned = `${instances[name] ?? name}.${of.property.name}`;
    if (young.members.has(owned)) found.add(`${name}.${of.property.name}`);
    else if (isCalled && young.methods.has(of.property.name)) found.add(`.${of.property.name}()`);
  };
  const addGlobal = (name: string) => young.globals.has(name) && found.add(name);
  const addText = (of: unknown) => {
    const { pattern, flags } = regex.safeParse(of).data?.regex ?? {
      pattern: text.safeParse(of).data?.value ?? '',
      flags: '',
    };
    if (/\(\?<[=!]/.test(pattern)) found.add('(?<=');
    if (flags.includes('v')) found.add('/v');
  };
  const { program, errors } = parseSync('script.js', script);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  visit(program, '', '');
  return found;
}

/** Whether an identifier is a variable: not the name of a property, and not the operand of `typeof`. */
const isReference = (key: string, parent: string) =>
  !(parent === 'MemberExpression' && key === 'property') &&
  !(parent === 'Property' && key === 'key') &&
  parent !== 'UnaryExpression';
