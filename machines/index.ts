import { loginMachine } from './login.machine.ts';
import { sessionMachine } from './session.machine.ts';

/** Every machine by name: path tests, stories and reports read this registry. */
export const machines = { login: loginMachine, session: sessionMachine } as const;
