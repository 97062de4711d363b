import type { FlowNames } from './flow-names.ts';
import { insertAbove, insertSorted } from './insert-lines.ts';

/** An existing file that lists every flow, with the edit that adds another one. */
export type Registry = { readonly file: string; readonly register: (text: string, names: FlowNames) => string };

const marker = (indent: number) => `${' '.repeat(indent)}// npm run new-flow inserts above this line`;
const withImport = (text: string, entry: string) => insertSorted(text, { before: '', entry });

export const registries: readonly Registry[] = [
  {
    file: 'machines/index.ts',
    register: (text, { kebab, camel }) =>
      insertSorted(withImport(text, `import { ${camel}Machine } from './${kebab}.machine.ts';`), {
        after: 'export const machines = {',
        before: '} as const;',
        entry: `  ${camel}: ${camel}Machine,`,
      }),
  },
  {
    file: 'contract/site/site-paths.ts',
    register: (text, { kebab, camel }) =>
      insertAbove(text, { marker: marker(2), entry: `  ${camel}: '/account/${kebab}',` }),
  },
  {
    file: 'contract/site/pages/account.ts',
    register: (text, { camel, words, title }) =>
      insertAbove(text, {
        marker: marker(2),
        entry: `  [paths.${camel}]: page('${title}', '${sentence(words)}', '${title} 신청을 받습니다.'),`,
      }),
  },
  {
    file: 'stories/play/play.stories.tsx',
    register: (text, { camel, pascal, words, title }) =>
      insertAbove(text, {
        marker: marker(0),
        entry: `export const ${pascal}: PlayStory = { name: '${title} · ${inTitleCase(words)}', ...play('${camel}') };`,
      }),
  },
  {
    file: 'src/app/routes.tsx',
    register: (text, { kebab, camel, pascal }) =>
      insertAbove(text, {
        marker: marker(6),
        entry: `      { path: paths.${camel}, element: page(() => import('#src/features/${kebab}/${pascal}Page.tsx'), '${pascal}Page') },`,
      }),
  },
];

const inTitleCase = (words: string) => words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
