import type { Browser } from '../browser.ts';
import { command, type Run } from './command.ts';
import type { Size } from '../user-context.ts';

type Target = { readonly context: string };

export const navigationCommands = (browser: Browser): Record<string, Run> => ({
  'browsingContext.create': command<{ userContext?: string }>(async ({ userContext }) => {
    const user = browser.usersOf(userContext === undefined ? undefined : [userContext])[0];
    if (!user) throw new Error('There is no user context.');
    const context = await user.create();
    user.use(context);
    return { context: context.id };
  }),
  'browsingContext.close': command<Target>(async ({ context }) => {
    const user = browser.userContextOf(context);
    await (await user.windows()).close(browser.contextOf(context));
    await user.followWindows();
    return {};
  }),
  'browsingContext.navigate': command<Target & { url: string }>(async ({ context: id, url }) => {
    const [user, context] = [browser.userContextOf(id), browser.contextOf(id)];
    user.use(context);
    const windows = await user.windows();
    const isFragment = url.includes('#') && url.split('#')[0] === context.url.split('#')[0] && context.url !== url;
    const navigation = isFragment ? user.newNavigation() : user.startNavigation(context, url);
    await windows.within(context, (send) => send('POST', '/url', { url }));
    if (isFragment) {
      context.url = url;
      browser.emit('browsingContext.fragmentNavigated', { context: id, navigation, url, timestamp: Date.now() });
    }
    return { navigation, url };
  }),
  'browsingContext.reload': command<Target>(async ({ context: id }) => {
    const [user, context] = [browser.userContextOf(id), browser.contextOf(id)];
    const navigation = user.startNavigation(context, context.url);
    await (await user.windows()).within(context, (send) => send('POST', '/refresh'));
    return { navigation, url: context.url };
  }),
  'browsingContext.traverseHistory': command<Target & { delta: number }>(async ({ context, delta }) => {
    await (
      await browser.userContextOf(context).windows()
    ).within(browser.contextOf(context), (send) => send('POST', delta < 0 ? '/back' : '/forward'));
    return {};
  }),
  'browsingContext.setViewport': command<{ context?: string; userContexts?: readonly string[]; viewport: Size | null }>(
    async ({ context, userContexts, viewport }) => {
      if (!viewport) return {};
      if (context === undefined) for (const user of browser.usersOf(userContexts)) user.viewport = viewport;
      else await (await browser.userContextOf(context).windows()).resize(browser.contextOf(context), viewport);
      return {};
    },
  ),
  'browsingContext.captureScreenshot': command<Target>(async ({ context }) => {
    const data = await (
      await browser.userContextOf(context).windows()
    ).within(browser.contextOf(context).top, (send) => send('GET', '/screenshot'));
    return { data };
  }),
});
