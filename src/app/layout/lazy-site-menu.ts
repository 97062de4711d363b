import type { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { inspectOptions } from '#src/shared/flow/inspect-options.ts';
import { lazyActor, type LazyActor } from '#src/shared/flow/lazy-actor.ts';
import { loadMenus } from './load-menus.ts';

/** Lazy actor of the menus, which are closed until their machine is loaded. */
export function lazySiteMenu(): LazyActor<typeof siteMenuMachine> {
  return lazyActor({ value: 'closed', context: { section: null, path: '' } }, async () => {
    // The menus are needed as soon as the machine is, so both are loaded in parallel.
    void loadMenus();
    const [{ siteMenuMachine }, { createActor }] = await Promise.all([import('#machines/site-menu.machine.ts'), import('#src/shared/flow/create-actor.ts')]);
    return createActor(siteMenuMachine, inspectOptions());
  });
}
