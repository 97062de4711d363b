import type { Credentials } from '#contract/account/credentials.ts';
import type { Member } from '#contract/account/member.ts';

export type LoginField = keyof Credentials;

export type LoginEvent =
  | { type: 'form.submitted'; credentials: Credentials; saveId: boolean }
  | { type: 'passkey.chosen'; saveId: boolean }
  | { type: 'field.changed'; field: LoginField }
  | { type: 'alert.dismissed' }
  | { type: 'countdown.ticked'; secondsLeft: number }
  | { type: 'countdown.finished' };

export type LoginEmitted = { type: 'field.refused'; field: LoginField };

export type ReservationOutcome = { kind: 'accepted' } | { kind: 'refused'; message: string };

/** A passkey that the server has checked: its member's id, and a ticket for one login. */
export type PasskeyOutcome =
  | { kind: 'checked'; serviceId: string; ticket: string }
  | { kind: 'refused'; message: string };

export type SignInOutcome =
  | { kind: 'signedIn'; dormant: boolean; member: Member }
  | { kind: 'refused'; message: string }
  | { kind: 'locked'; message: string; secondsLeft: number };

/** Where the user goes next: the dormant-account page, or the page that the login was opened from. */
export type LoginOutput = { kind: 'dormant' } | { kind: 'signedIn'; returnTo: string };
