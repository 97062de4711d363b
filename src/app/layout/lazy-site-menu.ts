import type { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { inspectOptions } from '#src/shared/flow/inspect-options.ts';
import { lazyActor, type LazyActor } from '#src/shared/flow/lazy-actor.ts';
import { loadMenus } from './load-menus.ts';

/** The menus, closed until their machine is here. */
export function lazySiteMenu(): LazyActor<typeof siteMenuMachine> {
  return lazyActor({ value: 'closed', context: { section: null, path: '' } }, async () => {
    // What opens is needed as soon as the machine is: fetched beside it, not after it.
    void loadMenus();
    const [{ siteMenuMachine }, { createActor }] = await Promise.all([import('#machines/site-menu.machine.ts'), import('#src/shared/flow/create-actor.ts')]);
    return createActor(siteMenuMachine, inspectOptions());
  });
}
