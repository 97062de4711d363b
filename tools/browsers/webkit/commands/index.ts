import { BidiError } from '../../bidi/messages.ts';
import type { Browser } from '../browser.ts';
import type { Run } from './command.ts';
import { inputCommands } from './input.ts';
import { navigationCommands } from './navigation.ts';
import { networkCommands } from './network.ts';
import { scriptCommands } from './script.ts';
import { sessionCommands } from './session.ts';

/** The commands of BiDi that Playwright sends. */
export function commandsOf(browser: Browser): (method: string, params: Record<string, unknown>) => Promise<object> {
  const commands: Record<string, Run> = {
    ...sessionCommands(browser),
    ...navigationCommands(browser),
    ...scriptCommands(browser),
    ...inputCommands(browser),
    ...networkCommands(browser),
  };
  return async (method, params) => {
    const run = commands[method];
    // The tests need no emulation of screens and user agents.
    if (!run && /^(emulation|permissions)\./.test(method)) return {};
    if (!run) throw new BidiError('unknown command', `${method} is not part of the bridge.`);
    return run(params);
  };
}
