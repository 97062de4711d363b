import { findIdMachine } from './find-id.machine.ts';
import { findPasswordMachine } from './find-password.machine.ts';
import { idCheckMachine } from './id-check.machine.ts';
import { leaveQuestionMachine } from './leave-question.machine.ts';
import { loginMachine } from './login.machine.ts';
import { postcodeMachine } from './postcode.machine.ts';
import { sessionMachine } from './session.machine.ts';
import { signUpMachine } from './sign-up.machine.ts';
import { verificationMachine } from './verification.machine.ts';

/** Every machine by name: path tests, stories and reports read this registry. */
export const machines = {
  findId: findIdMachine,
  findPassword: findPasswordMachine,
  idCheck: idCheckMachine,
  leaveQuestion: leaveQuestionMachine,
  login: loginMachine,
  postcode: postcodeMachine,
  session: sessionMachine,
  signUp: signUpMachine,
  verification: verificationMachine,
} as const;
