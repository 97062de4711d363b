import { useEffect, useState } from 'react';
import type { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { inspected } from '#src/shared/flow/inspected.ts';
import { lateFlow, type LateFlow } from '#src/shared/flow/late-flow.ts';
import { whenIdle } from '#src/shared/page/when-idle.ts';

type SiteMenu = LateFlow<typeof siteMenuMachine>;

/** The flow of the menus, begun once the first screen stands, or when one is asked for. */
export function useSiteMenu(): SiteMenu {
  const [menu] = useState(lateSiteMenu);
  useEffect(() => {
    const callOff = whenIdle(() => menu.begin().catch(() => undefined));
    return () => {
      callOff();
      menu.end();
    };
  }, [menu]);
  return menu;
}

/** The menus, closed until their machine is here. */
export function lateSiteMenu(): SiteMenu {
  return lateFlow({ value: 'closed', context: { section: null, path: '' } }, async () => {
    const [{ siteMenuMachine }, { createActor }] = await Promise.all([import('#machines/site-menu.machine.ts'), import('#src/shared/flow/create-actor.ts')]);
    return createActor(siteMenuMachine, inspected());
  });
}
