import { readFileSync } from 'node:fs';
import { scenario, type Scenario } from '../inspect/scenario.ts';

/** Returns the scenario in the file named by `FLOWS_REPLAY`, or null. Throws for an invalid file. */
export const requestedReplay = ({ FLOWS_REPLAY: file }: Readonly<Record<string, string | undefined>>): Scenario | null =>
  file ? scenario.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
