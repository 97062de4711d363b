import type { SnapshotFrom } from 'xstate';
import type { Corporation } from '#contract/account/registration-number.ts';
import type { CorporationErrors } from '#machines/corporation.ts';
import type { findIdMachine } from '#machines/find-id.machine.ts';

type FindIdSnapshot = SnapshotFrom<typeof findIdMachine>;
type Stage = 'choosing' | 'corporate' | 'verifying' | 'found';

export type FindIdView = {
  stage: Stage;
  isBusy: boolean;
  corporation: Corporation;
  errors: CorporationErrors;
  alert: string | null;
  serviceId: string;
};

/** View of the find-ID screen. */
export const findIdView = (snapshot: FindIdSnapshot): FindIdView => ({
  stage: stageOf(snapshot),
  isBusy: snapshot.hasTag('busy'),
  corporation: snapshot.context.corporation,
  errors: snapshot.context.errors,
  alert: snapshot.hasTag('alert') ? snapshot.context.alert : null,
  serviceId: snapshot.context.serviceId,
});

/** Number of stages before the current one, each of which has a history entry. */
export function findIdDepth(snapshot: FindIdSnapshot): number {
  const stages: readonly Stage[] =
    snapshot.context.userType === 'CORPORATION'
      ? ['choosing', 'corporate', 'verifying', 'found']
      : ['choosing', 'verifying', 'found'];
  return Math.max(0, stages.indexOf(stageOf(snapshot)));
}

function stageOf(snapshot: FindIdSnapshot): Stage {
  if (snapshot.matches('choosing')) return 'choosing';
  if (snapshot.matches('corporate')) return 'corporate';
  return snapshot.matches('found') ? 'found' : 'verifying';
}
