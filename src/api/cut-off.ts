import { Unreachable } from './unreachable.ts';

/** Whether code did not come, or not in time; code that came and broke is a defect. The browsers' engines name the module in what they say of one that they could not fetch. */
export const isCutOff = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof DOMException && error.name === 'TimeoutError') || (error instanceof TypeError && /\bmodule\b/.test(error.message));
