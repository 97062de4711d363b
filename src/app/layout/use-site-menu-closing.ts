import { useEffect, useRef } from 'react';
import type { siteMenuMachine } from '#machines/site-menu.machine.ts';
import type { Flow } from '#src/shared/flow/flow.ts';
import { mobileOnly } from '#src/ui/foundation/theme.ts';

/** Closes the menus on a navigation and on a change of layout. */
export function useSiteMenuClosing(actor: Flow<typeof siteMenuMachine>, path: string) {
  const previousPath = useRef(path);
  useEffect(() => {
    if (previousPath.current === path) return;
    previousPath.current = path;
    actor.send({ type: 'page.changed' });
  }, [actor, path]);
  useEffect(() => {
    const layout = matchMedia(mobileOnly);
    const onLayoutChange = () => actor.send({ type: 'layout.changed' });
    layout.addEventListener('change', onLayoutChange);
    return () => layout.removeEventListener('change', onLayoutChange);
  }, [actor]);
}
