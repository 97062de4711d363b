import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { resetStyles } from '#src/ui/foundation/reset-styles.ts';
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

/** For each story: its HTML, and the style sheet of a page that contains only this story. */
const pages = new Map<string, { html: string; css: string }>();
const cssOfModules = getCssText();

test.each(stories)('$name renders to a string', ({ name, element }) => {
  resetStyles();
  const html = renderToString(<UIProvider navigate={() => undefined}>{element}</UIProvider>);
  pages.set(name, { html, css: getCssText() });
  expect(html).toMatch(/^<\w+[ >].*>$/s);
});

test('each page has the styles of all its content, whatever was rendered before', () => {
  const allClasses = new Set([cssOfModules, ...[...pages.values()].map(({ css }) => css)].flatMap(classesIn));
  const missing = [...pages].flatMap(([name, { html, css }]) => {
    const pageClasses = new Set(classesIn(css));
    const used = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    return [...used]
      .filter((each) => allClasses.has(each) && !pageClasses.has(each))
      .map((each) => `${each} in ${name}`);
  });
  expect(missing).toEqual([]);
});

test('no declaration is cut short by the end of a bracket', () => {
  const sheets = [...pages.values()].map(({ css }) => css).join('');
  const declarations = [
    ...new Set([...sheets.matchAll(/[{;]([a-zA-Z-]+:[^;{}]*)/g)].map(([, declaration = '']) => declaration)),
  ];
  expect(declarations.filter((declaration) => declaration.split('(').length !== declaration.split(')').length)).toEqual(
    [],
  );
  expect(declarations.length).toBeGreaterThan(100);
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

test('a rendered page has its styles as text', () => {
  const css = getCssText();
  expect(css).toContain('--colors-forest:#16302A');
  expect(css).toContain(
    '@media (max-width: 1025px), (max-width: 50em), (hover: none) and (pointer: coarse){:root{--fontSizes-2xs',
  );
});

const rawStories = import.meta.glob<string>('/stories/ui/*.tsx', { query: '?raw', import: 'default', eager: true });
const rawComponents = import.meta.glob<string>('/src/ui/**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Returns the classes that have rules in a style sheet. */
function classesIn(css: string): string[] {
  return [...css.matchAll(/\.(c-[\w-]+)(?![\w-])(?=[^{}]*\{)/g)].map(([, name = '']) => name);
}

function elementOf(meta: Stories['default'], { args, render }: Story): ReactNode {
  const mergedArgs = { ...meta.args, ...args };
  if (render) return render(mergedArgs);
  return meta.component && <meta.component {...mergedArgs} />;
}
