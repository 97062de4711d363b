import type { Browser } from '../browser.ts';
import { command, type Run } from './command.ts';
import { newId } from '../new-id.ts';
import { evaluatedIn, type Remote } from '../evaluated.ts';

type Target = { readonly context: string; readonly sandbox?: string };
type Options = {
  readonly awaitPromise?: boolean;
  readonly resultOwnership?: 'root' | 'none';
  readonly serializationOptions?: { readonly maxObjectDepth?: number | null };
};
type Evaluation = Options & { readonly expression: string; readonly target: Target };
type FunctionCall = Options & {
  readonly functionDeclaration: string;
  readonly target: Target;
  readonly arguments?: readonly Remote[];
  readonly this?: Remote;
};

const unlimited = -1;

export const scriptCommands = (browser: Browser): Record<string, Run> => ({
  'script.addPreloadScript': command<{
    functionDeclaration: string;
    contexts?: readonly string[];
    userContexts?: readonly string[];
  }>(({ functionDeclaration, contexts, userContexts }) => {
    const script = newId('preload');
    for (const user of browser.usersOf(userContexts))
      if (!contexts || contexts.some((id) => user.contexts.has(id)))
        user.addPreload(functionDeclaration, contexts ?? null, script);
    return { script };
  }),
  'script.removePreloadScript': command<{ script: string }>(({ script }) => {
    for (const user of browser.usersOf(undefined)) user.removePreload(script);
    return {};
  }),
  'script.evaluate': command<Evaluation>(({ expression, target, ...options }) =>
    run(browser, target, `() => (${expression.trim().replace(/;+$/, '')}\n)`, [], undefined, options),
  ),
  'script.callFunction': command<FunctionCall>(
    ({ functionDeclaration, target, arguments: args = [], this: self, ...options }) =>
      run(browser, target, functionDeclaration, args, self, options),
  ),
  'script.disown': command<{ target: Target; handles: readonly string[] }>(async ({ target, handles }) => {
    const [context, user] = [browser.contextOf(target.context), browser.userContextOf(target.context)];
    await (
      await user.windows()
    ).within(context, (send) =>
      send('POST', '/execute/sync', { script: 'window.__engine?.disown(arguments[0]);', args: [handles] }),
    );
    return {};
  }),
  'browsingContext.locateNodes': command<{ context: string; locator: { value: { context: string } } }>(
    async ({ context: id, locator }) => {
      const source =
        '(id) => [...document.querySelectorAll("iframe")].find((frame) => frame.contentWindow.__engine?.contextId === id) ?? null';
      const outcome = await run(
        browser,
        { context: id },
        source,
        [{ type: 'string', value: locator.value.context }],
        undefined,
        {},
      );
      const node = (outcome as { result?: { type: string } }).result;
      return { nodes: node?.type === 'node' ? [node] : [] };
    },
  ),
});

async function run(
  browser: Browser,
  target: Target,
  source: string,
  args: readonly Remote[],
  self: Remote | undefined,
  { awaitPromise = false, resultOwnership, serializationOptions }: Options,
): Promise<object> {
  const [context, user] = [browser.contextOf(target.context), browser.userContextOf(target.context)];
  if (args.some(isScreenshotStyle)) return { type: 'success', result: { type: 'undefined' }, realm: context.docId };
  const utility = target.sandbox !== undefined;
  const options = {
    args,
    self: self ?? null,
    awaitPromise,
    isOwned: resultOwnership === 'root',
    depth: serializationOptions?.maxObjectDepth ?? unlimited,
  };
  const { docId, ...outcome } = (await user.call(context, {
    docIds: documentsOf(args),
    source,
    options,
    evaluated: evaluatedIn(args),
  })) as { docId: string };
  return { ...outcome, realm: utility ? `${docId}/utility` : docId };
}

/** Returns the document ids of handles, which are prefixes of them: `page-runtime.js`. */
function documentsOf(args: readonly Remote[]): string[] {
  return args.flatMap(({ handle, sharedId }) => handle ?? sharedId ?? []).map((id) => id.replace(/:\d+$/, ''));
}

/**
 * Playwright adds a style before a screenshot, to end animations: the policy blocks and reports it, and here all motion
 * is reduced anyway.
 */
const isScreenshotStyle = ({ value }: Remote) =>
  typeof value === 'string' && value.startsWith('(function inPagePrepareForScreenshots');
