import { build } from 'esbuild';
import type { Page } from 'playwright';

/** Makes the exports of a module available in a page as `tools`. */
export async function addModule(page: Page, path: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    format: 'iife',
    globalName: 'tools',
    write: false,
  });
  await page.addScriptTag({ content: outputFiles.map(({ text }) => text).join('\n') });
}
