import type { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { inspected } from '#src/shared/flow/inspected.ts';
import { lateFlow, type LateFlow } from '#src/shared/flow/lazy-actor.ts';

/** The menus, closed until their machine is here. */
export function lateSiteMenu(): LateFlow<typeof siteMenuMachine> {
  return lateFlow({ value: 'closed', context: { section: null, path: '' } }, async () => {
    const [{ siteMenuMachine }, { createActor }] = await Promise.all([import('#machines/site-menu.machine.ts'), import('#src/shared/flow/create-actor.ts')]);
    return createActor(siteMenuMachine, inspected());
  });
}
