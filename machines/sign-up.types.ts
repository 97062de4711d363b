import type { Agreements } from '#contract/agreements.ts';
import type { UserType } from '#contract/member.ts';
import type { PersonalInfo, PersonalInfoErrors, PersonalInfoField } from '#contract/personal-info.ts';
import type { Corporation } from '#contract/registration-number.ts';
import type { Registration } from '#contract/sign-up.ts';
import type { Identity } from '#contract/verification.ts';
import type { Redemption } from './verification.machine.ts';
import type { CorporationErrors } from './corporation.ts';

export type SignUpEvent =
  | { type: 'member.chosen'; userType: UserType }
  | { type: 'terms.submitted'; agreements: Agreements; requiredTerms: readonly number[] }
  | { type: 'corporation.submitted'; corporation: Corporation }
  | { type: 'corporation.changed' }
  | { type: 'form.submitted'; values: PersonalInfo; at: Date }
  | { type: 'field.changed'; field: PersonalInfoField }
  | { type: 'alert.dismissed' }
  /** From the form with what is typed there. */
  | { type: 'step.back'; values?: PersonalInfo }
  | { type: 'login.requested' };

export type SignUpEmitted = { type: 'field.refused'; field: PersonalInfoField };

export type LookupOutcome =
  | { kind: 'unknown' }
  | { kind: 'existing' }
  | { kind: 'refused'; message: string }
  /** Nobody could say: it may be asked again. */
  | { kind: 'unanswered'; message: string };

export type RegistrationOutcome =
  | { kind: 'registered' }
  | { kind: 'idTaken'; message: string }
  /** The verification is older than it may be, or used up. */
  | { kind: 'unverified'; message: string }
  | { kind: 'existing'; message: string }
  | { kind: 'refused'; message: string };

/** The part of a sign-up that is stored while the tab is at the identity provider: no passwords, which are typed again. */
export type KeptSignUp = { userType: UserType; agreements: Agreements; corporation: Corporation | null; values: PersonalInfo | null };
export type ResumedSignUp = { kept: KeptSignUp; redemption: Redemption | null };

export type SignUpContext = {
  /** Whether it began with what was stored before the tab went to the identity provider. */
  isResumed: boolean;
  /** The day on which ages are judged. */
  today: Date;
  userType: UserType;
  agreements: Agreements;
  corporation: Corporation | null;
  corporationErrors: CorporationErrors;
  identity: Identity | null;
  /** The provider's answer that the page came back with, until it is redeemed. */
  redemption: Redemption | null;
  /** The id that the duplicate check calls available now. */
  checkedId: string | null;
  errors: PersonalInfoErrors;
  /** The form as it was typed, for whoever comes back to it; null before, and once it is done. */
  values: PersonalInfo | null;
  /** Whether the last try ended with a person who is a member already. */
  isMember: boolean;
  /** Held only while it is being sent. */
  registration: Registration | null;
  alert: string;
};
