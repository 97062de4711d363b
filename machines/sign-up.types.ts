import type { Agreements } from '#contract/account/agreements.ts';
import type { UserType } from '#contract/account/member.ts';
import type { PersonalInfo, PersonalInfoErrors, PersonalInfoField } from '#contract/account/personal-info.ts';
import type { Corporation } from '#contract/account/registration-number.ts';
import type { Registration } from '#contract/account/sign-up.ts';
import type { Identity } from '#contract/account/verification.ts';
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
  /** `values`: the current values when it is sent from the form. */
  | { type: 'step.back'; values?: PersonalInfo }
  | { type: 'login.requested' };

export type SignUpEmitted = { type: 'field.refused'; field: PersonalInfoField };

export type LookupOutcome =
  | { kind: 'unknown' }
  | { kind: 'existing' }
  | { kind: 'refused'; message: string }
  /** The lookup could not be completed; it may be retried. */
  | { kind: 'unanswered'; message: string };

export type RegistrationOutcome =
  | { kind: 'registered' }
  | { kind: 'idTaken'; message: string }
  /** The verification has expired or has already been used. */
  | { kind: 'unverified'; message: string }
  | { kind: 'existing'; message: string }
  | { kind: 'refused'; message: string };

/**
 * Values that are stored while the tab is at the identity provider, without passwords, which have to be entered again.
 */
export type StoredSignUp = {
  userType: UserType;
  agreements: Agreements;
  corporation: Corporation | null;
  values: PersonalInfo | null;
};
export type ResumedSignUp = { stored: StoredSignUp; redemption: Redemption | null };

export type SignUpContext = {
  /** Whether the flow was restored from the values stored before the tab went to the identity provider. */
  isResumed: boolean;
  /** The date for which ages are computed. */
  today: Date;
  userType: UserType;
  agreements: Agreements;
  /** The last company that was entered; ignored unless `userType` is CORPORATION. */
  corporation: Corporation | null;
  corporationErrors: CorporationErrors;
  identity: Identity | null;
  /**
   * The `ci` of the person who was last verified, to whom `values` belong; null before the first verification in this
   * page.
   */
  person: string | null;
  /** The provider's response that the tab came back with, until it is redeemed. */
  redemption: Redemption | null;
  /** The id that the duplicate check has reported as available, or null. */
  checkedId: string | null;
  errors: PersonalInfoErrors;
  /**
   * The form values, for users who step back and return to the form; null before the form is filled in and after the
   * registration. They remain when the flow starts again.
   */
  values: PersonalInfo | null;
  /** Whether the last attempt found that the person is already a member. */
  isMember: boolean;
  /** Whether this page was reloaded after a sign-up was complete; until a member type is chosen. */
  hasJoined: boolean;
  /** Set only while it is being sent. */
  registration: Registration | null;
  alert: string;
};
