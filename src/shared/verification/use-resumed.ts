import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { dropResumed, readResumed, type Resumed } from './same-tab.ts';

/**
 * Returns the verification for which this tab has left the page at `path`, read once; null if there is none, and during
 * hydration, since the server renders the page for every visitor.
 */
export function useResumed<Kept>(path: string, schema: z.ZodMiniType<Kept>): Resumed<Kept> | null {
  const [resumed] = useState(() => readResumed(path, schema));
  useEffect(dropResumed, []);
  return useClientValue(() => resumed, null);
}
