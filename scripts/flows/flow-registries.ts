import type { FlowNames } from './flow-names.ts';
import { insertAbove, insertSorted } from './insert-lines.ts';

/** An existing file that lists every flow, with the edit that adds another one. */
export type Registry = { readonly file: string; readonly register: (text: string, names: FlowNames) => string };

const marker = (indent: number) => `${' '.repeat(indent)}// npm run new-flow inserts above this line`;
const withImport = (text: string, entry: string) => insertSorted(text, { before: '', entry });

const wordsOf = (camel: string) => `  ${camel}: {
    ...shared.alert,
    'request.made': say('신청을 누른다', 'the user makes a request'),
    'request.confirmed': say('신청을 확인한다', 'the user confirms the request'),
    'request.cancelled': say('신청을 취소한다', 'the user cancels the request'),
  },`;

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
    file: 'tests/flows/lib/screens-of-flows.ts',
    register: (text, { kebab, camel }) =>
      insertSorted(withImport(text, `import { ${camel}Screen } from './${kebab}.tsx';`), {
        after: 'export const flowScreens: Readonly<Record<keyof typeof machines, FlowScreen>> = {',
        before: '};',
        entry: `  ${camel}: ${camel}Screen,`,
      }),
  },
  {
    file: 'contract/site/site-paths.ts',
    register: (text, { kebab, camel }) => insertAbove(text, { marker: marker(2), entry: `  ${camel}: '/account/${kebab}',` }),
  },
  {
    file: 'contract/site/pages/account.ts',
    register: (text, { camel, words, title }) => insertAbove(text, { marker: marker(2), entry: `  [paths.${camel}]: page('${title}', '${sentence(words)}', '${title} 신청을 받습니다.'),` }),
  },
  {
    file: 'src/app/routes.tsx',
    register: (text, { kebab, camel, pascal }) =>
      insertAbove(text, { marker: marker(6), entry: `      { path: paths.${camel}, element: page(() => import('#src/features/${kebab}/${pascal}Page.tsx'), '${pascal}Page') },` }),
  },
  {
    file: 'tests/flows/lib/words.ts',
    register: (text, { camel }) =>
      insertSorted(text, { after: 'export const words: Readonly<Record<keyof typeof machines, Vocabulary>> = {', before: '};', entry: wordsOf(camel) }),
  },
  {
    file: 'tests/flows/lib/flows.ts',
    register: (text, { kebab, camel, words, title }) =>
      insertSorted(text, {
        after: 'export const flowSheets: Readonly<Record<keyof typeof machines, FlowSheet>> = {',
        before: '};',
        entry: `  ${camel}: { ko: '${title}', en: '${sentence(words)}', page: '/account/${kebab}', precondition: visitor, spec: '${sentence(words)}' },`,
      }),
  },
  {
    file: 'tests/flows/lib/screens.ts',
    register: (text, { camel, title }) =>
      insertSorted(text, {
        after: 'export const screens: Readonly<Record<keyof typeof machines, Screens>> = {',
        before: '};',
        entry: `  ${camel}: { idle: '${title} 신청', confirming: '${title} 신청 확인 창', alerting: '${title} 신청 완료 알림' },`,
      }),
  },
  {
    file: 'tests/flows/lib/expiries/index.ts',
    register: (text, { camel }) =>
      insertSorted(text, { after: 'const expiries: { readonly [Id in keyof Machines]: Expiries<Machines[Id]> } = {', before: '};', entry: `  ${camel}: noExpiries,` }),
  },
];

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
