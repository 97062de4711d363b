import type { Browser } from '../browser.ts';
import { command, type Run } from './command.ts';

type Action = { readonly type: string; readonly x?: number; readonly y?: number };
type Source = { readonly type: string; readonly id: string; readonly actions: readonly Action[] };

/** WebDriver actions require integer coordinates. */
const rounded = ({ actions, ...source }: Source) => ({
  ...source,
  actions: actions.map((action) => ({
    ...action,
    ...(action.x !== undefined && { x: Math.round(action.x) }),
    ...(action.y !== undefined && { y: Math.round(action.y) }),
  })),
});

export const inputCommands = (browser: Browser): Record<string, Run> => ({
  'input.performActions': command<{ context: string; actions: readonly Source[] }>(async ({ context: id, actions }) => {
    const [user, context] = [browser.userContextOf(id), browser.contextOf(id)];
    user.use(context);
    await (
      await user.windows()
    ).within(context.top, (send) => send('POST', '/actions', { actions: actions.map(rounded) }));
    return {};
  }),
});
