import { useQuery } from '@tanstack/react-query';
import type { PageType } from '#contract/frame.ts';
import { shownVisuals, type ShownVisual } from '#contract/key-visual.ts';
import { useClient } from '#src/api/client-context.tsx';
import { keyVisualsQuery } from '#src/api/frame.ts';
import { settingQuery } from '#src/api/setting.ts';

/** What a page of that type begins with, as far as an operator says. */
export function useKeyVisuals(pageType: PageType): readonly ShownVisual[] {
  const client = useClient();
  const { data: visuals } = useQuery(keyVisualsQuery(client, pageType));
  const { data: setting } = useQuery(settingQuery(client));
  return shownVisuals(pageType, visuals, setting);
}
