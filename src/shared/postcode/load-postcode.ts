import { inTime } from '#src/api/time-limit.ts';
import { loadScript } from '../script/load-script.ts';
import { postcodeService } from './postcode-service.ts';

/** Runs the vendor's script once. Rejects if it does not load within 15 s or does not define its API; the next call retries. */
export async function loadPostcode(url: string): Promise<void> {
  if (postcodeService()) return;
  await inTime(loadScript({ src: url }, 'postcode'));
  if (!postcodeService()) throw new Error('The postcode script defines no service');
}
