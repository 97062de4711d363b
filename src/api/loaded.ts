import { isCutOff } from './cut-off.ts';
import { inTime } from './time-limit.ts';
import { Unreachable } from './unreachable.ts';

/** Code that is loaded when it is needed: that it does not come is the same to a person as a server that does not answer. Rejects with what broke when it came and broke. */
export const loaded = <Module>(code: Promise<Module>): Promise<Module> =>
  inTime(code).catch((error: unknown) => {
    throw isCutOff(error) ? new Unreachable(error) : error;
  });
