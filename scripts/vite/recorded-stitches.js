// Plain JavaScript: the generic types of Stitches cannot express a function that replaces another one.
import { createStitches as create } from '@stitches/react';

/** Key of the styles of a component: its composers, each with its variants. */
const internals = Symbol.for('sxs.internal');
/** The number of rule groups of Stitches. */
const groupCount = 7;

const components = [];
const globals = [];
let stitches;

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
  return {
    ...stitches,
    css: record(stitches.css, components),
    styled: record(stitches.styled, components),
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

/** Adds the groups without rules, which Stitches would add. */
function withAllGroups(css) {
  const groups = css.split(/(?=--sxs\{)/);
  const prefixes = Array.from({ length: groupCount }, (_, index) => `--sxs{--sxs:${index}`);
  return prefixes.map((prefix) => groups.find((group) => group.startsWith(prefix)) ?? `${prefix}}@media{}`).join('');
}
