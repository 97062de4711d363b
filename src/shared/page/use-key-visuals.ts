import { useQuery } from '@tanstack/react-query';
import type { PageType } from '#contract/site/frame.ts';
import { shownVisuals, type ShownVisual } from '#contract/site/key-visual.ts';
import { useClient } from '#src/api/client-context.tsx';
import { keyVisualsQuery } from '#src/api/frame.ts';
import { settingQuery } from '#src/api/setting.ts';

/** The key visuals that an operator has set for a page type, loaded with the setting they fall back to. */
export function useKeyVisuals(pageType: PageType): readonly ShownVisual[] {
  const client = useClient();
  const { data: visuals } = useQuery(keyVisualsQuery(client, pageType));
  const { data: setting } = useQuery(settingQuery(client));
  return shownVisuals(pageType, visuals, setting);
}
