import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Session } from '../services/session/find.ts';

export type AppEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string; session: Session | undefined } };
export type App = Hono<AppEnv>;
export type Call = Context<AppEnv>;
