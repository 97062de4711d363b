import { documentById, documentByType, documents, documentTypes } from './document.ts';
import type { Endpoint } from './endpoint.ts';
import { checkId, findCorporation, findId, memberByDi, modifyPassword } from './find.ts';
import { me, signIn, signOut } from './member.ts';
import { memberships } from './membership.ts';
import { validId } from './service-id.ts';
import { getSetting } from './setting.ts';
import { signUp } from './sign-up.ts';
import { ipinCheck, ipinResult, niceCheck, niceSuccess } from './verification.ts';

/** Every call the server answers: the OpenAPI document and the contract tests read this list. */
export const endpoints: readonly Endpoint[] = [
  signIn,
  signOut,
  me,
  memberships,
  getSetting,
  documentTypes,
  documents,
  documentByType,
  documentById,
  niceCheck,
  niceSuccess,
  ipinCheck,
  ipinResult,
  validId,
  findCorporation,
  findId,
  memberByDi,
  checkId,
  modifyPassword,
  signUp,
];
