import type { IncomingMessage } from 'node:http';
import type { Context, Hono } from 'hono';
import type { Client } from '../services/access/record.ts';
import type { Once } from '../services/idempotent-call/once.ts';
import type { Session } from '../services/session/find.ts';
import type { StaffSession } from '../services/staff/session.ts';

/** Part of Node's request that the application reads. */
type Bindings = {
  incoming: { socket: { remoteAddress?: string | undefined } } & Partial<
    Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'httpVersion'>
  >;
};

/** Device cookie of a call: its current value, and how to set a new one. */
export type Device = { readonly cookie: string | undefined; readonly setCookie: (value: string) => void };

/** The browser of a call: its cookie, how to set it, and the origin at which it finds this site. */
export type VerifyingBrowser = {
  readonly id: string | undefined;
  readonly setId: (id: string) => void;
  readonly origin: string;
};

export type AppEnv = {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    session: Session | undefined;
    device: Device | undefined;
    browser: VerifyingBrowser;
    client: Client;
    once: Once;
    /** Set for calls of the back office that have a live session. */
    staff: StaffSession | undefined;
  };
};
export type App = Hono<AppEnv>;
export type Call = Context<AppEnv>;
