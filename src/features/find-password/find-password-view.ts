import type { SnapshotFrom } from 'xstate';
import type { NewPasswordErrors } from '#contract/account/password.ts';
import type { Claim, ClaimErrors, findPasswordMachine } from '#machines/find-password.machine.ts';

type FindPasswordSnapshot = SnapshotFrom<typeof findPasswordMachine>;

const stages = ['claiming', 'verifying', 'resetting'] as const;

export type FindPasswordView = {
  stage: (typeof stages)[number];
  isBusy: boolean;
  claim: Claim;
  claimErrors: ClaimErrors;
  passwordErrors: NewPasswordErrors;
  alert: string | null;
};

/** View of the find-password screen. */
export const findPasswordView = (snapshot: FindPasswordSnapshot): FindPasswordView => ({
  stage: stageOf(snapshot),
  isBusy: snapshot.hasTag('busy'),
  claim: snapshot.context.claim,
  claimErrors: snapshot.context.claimErrors,
  passwordErrors: snapshot.context.passwordErrors,
  alert: snapshot.hasTag('alert') ? snapshot.context.alert : null,
});

/** Number of stages before the current one, each of which has a history entry; null once the password is changed. */
export const findPasswordDepth = (snapshot: FindPasswordSnapshot): number | null =>
  snapshot.status === 'done' ? null : stages.indexOf(stageOf(snapshot));

const stageOf = (snapshot: FindPasswordSnapshot) => stages.find((stage) => snapshot.matches(stage)) ?? 'resetting';
