import { messages } from '#contract/shared/messages.ts';

// The Content-Security-Policy forbids `eval`, which zod would try to use. Set before zod is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

void start(root);

/** Without its scripts the page can only say so. */
async function start(container: HTMLElement): Promise<void> {
  try {
    const { render } = await import('./render.tsx');
    await render(container);
  } catch (error) {
    container.textContent = messages.offline;
    throw error;
  }
}
