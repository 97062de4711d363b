import { createElement, type ElementType, type ReactNode } from 'react';

type Props = { readonly as?: ElementType; readonly className?: string; readonly [name: string]: unknown };
type Values = Readonly<Record<string, string>>;

/**
 * Classes of one style of a component: its name, the hash of each value of each variant ('' for one without rules), the
 * default values, and the compound variants with their hashes.
 */
export type CompiledStyle = readonly [
  name: string,
  variants?: Readonly<Record<string, Values>>,
  defaults?: Values,
  compounds?: readonly (readonly [match: Values, hash: string])[],
];

const compiled = Symbol('compiled');
type Compiled = { readonly [compiled]: { type: ElementType; styles: readonly CompiledStyle[] } };
type Part = CompiledStyle | Compiled;

const isCompiled = (part: unknown): part is Compiled =>
  (typeof part === 'function' || typeof part === 'object') && part !== null && compiled in part;

const stylesOf = (parts: readonly Part[]): CompiledStyle[] =>
  parts.flatMap((part) => (isCompiled(part) ? part[compiled].styles : [part]));

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns a function of props: the class names, and the props without the variants. */
function renderer(styles: readonly CompiledStyle[]) {
  const defaults: Values = Object.assign({}, ...styles.map(([, , values]) => values));
  const variantNames = new Set([
    ...styles.flatMap(([, variants]) => Object.keys(variants ?? {})),
    ...Object.keys(defaults),
  ]);
  return (props: Props = {}) => {
    const others: Record<string, unknown> = { ...props };
    const chosen: Record<string, string | undefined> = {};
    for (const name of variantNames) {
      delete others[name];
      chosen[name] = props[name] === undefined ? defaults[name] : textOf(props[name]);
    }
    const names = new Set(styles.map(([name]) => name));
    for (const [name, variants, , compounds] of styles) {
      for (const variant in variants) {
        const value = chosen[variant];
        const hash = value !== undefined && variants[variant]?.[value];
        if (hash) names.add(`${name}-${hash}-${variant}-${value}`);
      }
      for (const [match, hash] of compounds ?? []) {
        if (hash && Object.keys(match).every((variant) => chosen[variant] === match[variant]))
          names.add(`${name}-${hash}-cv`);
      }
    }
    if (props.className) names.add(props.className);
    const className = [...names].join(' ');
    return { className, props: { ...others, className } };
  };
}

function css(...parts: Part[]) {
  const styles = stylesOf(parts);
  const render = renderer(styles);
  return Object.assign((props?: Props) => ({ className: render(props).className }), {
    [compiled]: { type: 'span', styles },
  });
}

function styled(base: ElementType | Compiled, ...parts: Part[]) {
  const styles = stylesOf(isCompiled(base) ? [base, ...parts] : parts);
  const type = isCompiled(base) ? base[compiled].type : base;
  const render = renderer(styles);
  const Styled = ({ as, ...props }: Props): ReactNode => createElement(as ?? type, render(props).props);
  return Object.assign(Styled, { [compiled]: { type, styles } });
}

/**
 * Takes the place of Stitches in a build, where the calls have classes instead of style objects, and the rules are in
 * one style sheet (docs/decisions/0109).
 */
export const createStitches = () => ({ css, styled });
