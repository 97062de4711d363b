import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * The preview page of a Storybook as far as `npm run review` uses it: it shows HTML, and reports when that has been
 * rendered.
 */
const preview = (stories: Readonly<Record<string, string>>, globals: object) => `<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<body><div id="storybook-root"></div>
<script>
const stories = ${JSON.stringify(stories).replaceAll('<', '\\u003c')};
const listeners = new Map();
const notify = (event, value) => { for (const listener of listeners.get(event) ?? []) listener(value); };
window.__STORYBOOK_PREVIEW__ = { storyStoreValue: { loadStory: async () => (${JSON.stringify({ storyGlobals: globals })}) } };
window.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, listener) => listeners.set(event, new Set([...(listeners.get(event) ?? []), listener])),
  off: (event, listener) => listeners.get(event)?.delete(listener),
  emit: (event, { storyId, globals }) => {
    if (event === 'updateGlobals') return (window.runsAxe = !globals.a11y.manual);
    if (window.runsAxe !== false) return notify('storyErrored', { title: 'runs axe', message: 'after each story' });
    __STORYBOOK_PREVIEW__.currentSelection = { storyId };
    const root = document.getElementById('storybook-root');
    root.replaceChildren(document.createRange().createContextualFragment(stories[storyId]));
    queueMicrotask(() => notify('storyFinished', { storyId }));
  },
};
</script>
</body>
</html>
`;

/** Writes a built Storybook of these stories, which may set their own viewport, and other files. Returns its folder. */
export function fakeStorybook(
  stories: Readonly<Record<string, string>>,
  files: Readonly<Record<string, Buffer>> = {},
  { viewport }: { readonly viewport?: string } = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'fake-storybook-'));
  const entries = Object.fromEntries(
    Object.keys(stories).map((id) => [
      id,
      { id, title: 'Planted', name: id, type: 'story', importPath: './stories/planted.stories.tsx' },
    ]),
  );
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ v: 5, entries }));
  writeFileSync(join(folder, 'iframe.html'), preview(stories, viewport ? { viewport: { value: viewport } } : {}));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
