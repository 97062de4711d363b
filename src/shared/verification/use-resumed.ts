import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { dropResumed, readResumed, type Resumed } from './same-tab.ts';

/**
 * The verification that this tab has left the page at `path` for, read once; null when there is none, and while the page is hydrated, since
 * the server rendered it for everybody.
 */
export function useResumed<Kept>(path: string, kept: z.ZodMiniType<Kept>): Resumed<Kept> | null {
  const [resumed] = useState(() => readResumed(path, kept));
  useEffect(dropResumed, []);
  return useClientValue(() => resumed, null);
}
