import type { UserConfig } from 'vite';
import { expect, test } from 'vitest';
import storybook from '../../../.storybook/main.ts';
import site from '../../../vite.config.ts';

const namesIn = ({ plugins = [] }: UserConfig) =>
  plugins.flatMap((plugin) => (plugin && 'name' in plugin ? [plugin.name] : []));

test('a built Storybook splits and loads its chunks by the defaults of Vite', async () => {
  const siteConfig = site({ command: 'build', mode: 'production', isSsrBuild: false });
  const { viteFinal } = storybook;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- viteFinal reads none of the options
  const storybookConfig = (await viteFinal?.(siteConfig, {} as never)) ?? {};
  const chunkSettingsOf = (config: UserConfig) => [
    namesIn(config).includes('fetch-chunks'),
    typeof config.build?.modulePreload,
    typeof config.build?.rolldownOptions,
    namesIn(config).includes('flow-docs'),
  ];
  expect(chunkSettingsOf(siteConfig)).toEqual([true, 'object', 'object', false]);
  expect(chunkSettingsOf(storybookConfig)).toEqual([false, 'undefined', 'undefined', true]);
});
