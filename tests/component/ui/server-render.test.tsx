import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { extracted } from '../../../scripts/vite/styles/extract-styles.ts';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { getCssText } from '#src/ui/foundation/theme.ts';

type Args = Record<string, unknown>;
type Story = { args?: Args; render?: (args: Args) => ReactNode };
type Stories = { default: { component?: ComponentType<Args>; args?: Args } } & Record<string, Story>;

const files = import.meta.glob<Stories>('/stories/ui/*.stories.tsx', { eager: true });
const components = import.meta.glob<Record<string, unknown>>('/src/ui/**/*.tsx', { eager: true });

const stories = Object.entries(files).flatMap(([file, { default: meta, ...named }]) =>
  Object.entries(named).map(([name, story]) => ({
    name: `${file.slice(12, -12)} ${name}`,
    element: elementOf(meta, story),
  })),
);

test('this runs without a document', () => {
  expect(typeof document).toBe('undefined');
});

test.each(stories)('$name renders to a string', ({ element }) => {
  const html = renderToString(<UIProvider navigate={() => undefined}>{element}</UIProvider>);
  expect(html).toMatch(/^<\w+[ >].*>$/s);
});

describe('the style sheet of a build', () => {
  let styles: string;
  beforeAll(async () => {
    ({ styles } = await extracted());
  });

  test('has every rule that a story adds while it is rendered', () => {
    const inSheet = new Set(rulesIn(styles));
    expect(rulesIn(getCssText()).filter((rule) => !inSheet.has(rule))).toEqual([]);
  });

  test('names its rules so that their selectors are valid', () => {
    expect(rulesIn(styles).filter((name) => !/^[\w-]+$/.test(name))).toEqual([]);
  });

  test('has all groups of Stitches, which would add a missing one', () => {
    expect([...styles.matchAll(/--sxs\{--sxs:(\d)/g)].map(([, group]) => group)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  test('no declaration is cut short by the end of a bracket', () => {
    const declarations = [
      ...new Set([...styles.matchAll(/[{;]([a-zA-Z-]+:[^;{}]*)/g)].map(([, declaration = '']) => declaration)),
    ];
    expect(
      declarations.filter((declaration) => declaration.split('(').length !== declaration.split(')').length),
    ).toEqual([]);
    expect(declarations.length).toBeGreaterThan(100);
  });
});

test('every component of the design system is in a story', () => {
  const shown = Object.values(rawStories).join('\n') + Object.values(rawComponents).join('\n');
  const missingComponents = Object.values(components)
    .flatMap((module) => Object.keys(module))
    .filter(
      (name) =>
        /^[A-Z]/.test(name) &&
        name !== 'UIProvider' &&
        !shown.includes(`<${name}`) &&
        !shown.includes(`component: ${name}`),
    );
  expect(missingComponents).toEqual([]);
});

const rawStories = import.meta.glob<string>('/stories/ui/*.tsx', { query: '?raw', import: 'default', eager: true });
const rawComponents = import.meta.glob<string>('/src/ui/**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Returns the names by which Stitches recognises the rules of a style sheet. */
const rulesIn = (css: string): string[] =>
  [...css.matchAll(/--sxs\{--sxs:\d([^}]*)\}/g)].flatMap(([, names = '']) => names.split(' ').filter(Boolean));

function elementOf(meta: Stories['default'], { args, render }: Story): ReactNode {
  const mergedArgs = { ...meta.args, ...args };
  if (render) return render(mergedArgs);
  return meta.component && <meta.component {...mergedArgs} />;
}
