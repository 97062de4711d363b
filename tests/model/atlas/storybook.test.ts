import type { UserConfig } from 'vite';
import { expect, test } from 'vitest';
import storybook from '../../../.storybook/main.ts';
import site from '../../../vite.config.ts';

const namesIn = ({ plugins = [] }: UserConfig) => plugins.flatMap((plugin) => (plugin && 'name' in plugin ? [plugin.name] : []));

test('a built Storybook splits and loads its chunks by the defaults of Vite', async () => {
  const built = site({ command: 'build', mode: 'production', isSsrBuild: false });
  const { viteFinal } = storybook;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the options nothing is read
  const shown = (await viteFinal?.(built, {} as never)) ?? {};
  const partsOf = (config: UserConfig) => [namesIn(config).includes('fetch-chunks'), typeof config.build?.modulePreload, typeof config.build?.rolldownOptions, namesIn(config).includes('flow-docs')];
  expect(partsOf(built)).toEqual([true, 'object', 'object', false]);
  expect(partsOf(shown)).toEqual([false, 'undefined', 'undefined', true]);
});
