import type { Flow } from '../lib/flow.ts';
import { bookingFlows } from './bookings.ts';
import { findFlows } from './find.ts';
import { idCheckFlow } from './id-check.ts';
import { inquiryFlow } from './inquiry.ts';
import { loginFlows } from './login.ts';
import { noticeFlows } from './notices.ts';
import { postcodeFlow } from './postcode.ts';
import { profileFlows } from './profile.ts';
import { publicFlows } from './public.ts';
import { sessionFlows } from './session.ts';
import { signUpFlow } from './sign-up.ts';
import { verificationFlows } from './verification.ts';
import { withdrawalFlow } from './withdrawal.ts';

/** All flows. */
export const flows: readonly Flow[] = [
  ...loginFlows,
  idCheckFlow,
  ...findFlows,
  signUpFlow,
  ...verificationFlows,
  postcodeFlow,
  withdrawalFlow,
  inquiryFlow,
  ...profileFlows,
  ...bookingFlows,
  ...sessionFlows,
  ...noticeFlows,
  ...publicFlows,
];
