// Plain JavaScript: the generic types of Stitches cannot express a function that replaces another one.
import { createStitches as create } from '@stitches/react';

/** Key of the styles of a component: its composers, each with its variants. */
const internals = Symbol.for('sxs.internal');
/** The number of rule groups of Stitches. */
const groupCount = 7;

const components = [];
const globals = [];
/** The arguments of each call, and the component that it returned, by the call's id. */
export const recorded = new Map();
let stitches;

/** Only for names: what it is given does not become part of the style sheet. */
const naming = create({});

/** Replaces that of Stitches while styles are extracted: records all components, in the order of their definition. */
export function createStitches(config) {
  stitches = create(config);
  const record =
    (make, into) =>
    (...args) => {
      const made = make(...args);
      into.push(made);
      return made;
    };
  const recordBy = (make) => {
    const recording = record(make, components);
    const at =
      (id) =>
      (...args) => {
        if (recorded.has(id))
          throw new Error(`${id} is called twice: which classes it has is not known at build time.`);
        const made = recording(...args);
        recorded.set(id, { args, made });
        return made;
      };
    return Object.assign(recording, { at });
  };
  return {
    ...stitches,
    css: recordBy(stitches.css),
    styled: recordBy(stitches.styled),
    globalCss: record(stitches.globalCss, globals),
  };
}

/**
 * Returns the style sheet of all components defined so far, with each variant and each compound variant. Stitches finds
 * its rules in it, and adds none.
 */
export function extractStyles() {
  globals.forEach((addRules) => addRules());
  for (const component of components) {
    // As an element: Stitches adds the rules of a component that renders another one in an effect.
    const render = stitches.css('span', component);
    render();
    for (const [, , variants, compounds] of component[internals].composers)
      for (const [match] of [...variants, ...compounds]) render(match);
  }
  return withAllGroups(stitches.getCssText());
}

/** Returns the compiled arguments of each call, by its id: null for elements and components, which stay. */
export const compiledCalls = () =>
  new Map([...recorded].map(([id, { args }]) => [id, args.map((arg) => (isStyle(arg) ? compiledStyle(arg) : null))]));

const isStyle = (arg) => arg?.constructor === Object && !arg.$$typeof && !arg[internals];

/** Returns a `CompiledStyle` (`src/ui/foundation/compiled-stitches.ts`). */
function compiledStyle({ variants = {}, compoundVariants = [], defaultVariants = {}, ...style }) {
  const name = naming.css(style)().className;
  const hashOf = (rules, props) =>
    naming
      .css({ ...style, ...rules })(props)
      .className.slice(name.length)
      .split('-')[2] ?? '';
  const hashes = mapValues(variants, (values, prop) =>
    mapValues(values, (rules, value) => hashOf({ variants: { [prop]: { [value]: rules } } }, { [prop]: value })),
  );
  const compounds = compoundVariants.map(({ css, ...match }) => [
    mapValues(match, String),
    hashOf({ variants: mapValues(match, (value) => ({ [value]: {} })), compoundVariants: [{ ...match, css }] }, match),
  ]);
  const result = [name, hashes, mapValues(defaultVariants, String), compounds];
  while (Object.keys(result.at(-1)).length === 0) result.pop();
  return result;
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));

/** Adds the groups without rules, which Stitches would add. */
function withAllGroups(css) {
  const groups = css.split(/(?=--sxs\{)/);
  const prefixes = Array.from({ length: groupCount }, (_, index) => `--sxs{--sxs:${index}`);
  return prefixes.map((prefix) => groups.find((group) => group.startsWith(prefix)) ?? `${prefix}}@media{}`).join('');
}
