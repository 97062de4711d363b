import { readFileSync } from 'node:fs';
import { scenario, type Scenario } from '#src/features/recorder/scenario.ts';

/** The scenario file that `FLOWS_REPLAY` names; null without it. Throws for a file that is none. */
export const askedReplay = ({ FLOWS_REPLAY: file }: Readonly<Record<string, string | undefined>>): Scenario | null =>
  file ? scenario.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
