import type { Endpoint } from './endpoint.ts';
import { me, signIn, signOut } from './member.ts';
import { memberships } from './membership.ts';
import { getSetting } from './setting.ts';

/** Every call the server answers: the OpenAPI document and the contract tests read this list. */
export const endpoints: readonly Endpoint[] = [signIn, signOut, me, memberships, getSetting];
