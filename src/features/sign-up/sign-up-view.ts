import type { SnapshotFrom } from 'xstate';
import type { signUpMachine } from '#machines/sign-up.machine.ts';
import type { SignUpContext } from '#machines/sign-up.types.ts';

type SignUpSnapshot = SnapshotFrom<typeof signUpMachine>;

const stages = ['choosing', 'agreeing', 'checkingCorporation', 'verifying', 'informing', 'complete'] as const;
type SignUpStage = (typeof stages)[number];

export type SignUpView = Pick<
  SignUpContext,
  | 'userType'
  | 'agreements'
  | 'corporation'
  | 'corporationErrors'
  | 'identity'
  | 'errors'
  | 'today'
  | 'values'
  | 'isMember'
  | 'hasJoined'
> & {
  stage: SignUpStage;
  isBusy: boolean;
  alert: string | null;
  /** Whether leaving the page would lose entered values. */
  isUnderWay: boolean;
};

/** View of the sign-up screen. */
export function signUpView(snapshot: SignUpSnapshot): SignUpView {
  const {
    userType,
    agreements,
    corporation,
    corporationErrors,
    identity,
    errors,
    today,
    values,
    isMember,
    hasJoined,
    alert,
  } = snapshot.context;
  return {
    userType,
    agreements,
    corporation,
    corporationErrors,
    identity,
    errors,
    today,
    values,
    isMember,
    hasJoined,
    stage: stageOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
    alert: snapshot.hasTag('alert') ? alert : null,
    isUnderWay: isUnderWay(snapshot),
  };
}

/** In the first step only while it keeps what was typed in later ones, and this can still be of use. */
export function isUnderWay(snapshot: SignUpSnapshot): boolean {
  const { values, corporation, isMember } = snapshot.context;
  if (snapshot.matches('choosing')) return (values !== null || corporation !== null) && !isMember;
  return snapshot.status === 'active' && !snapshot.matches('complete');
}

/** Between the verification and the next step, the verification stays on screen. */
function stageOf(snapshot: SignUpSnapshot): SignUpStage {
  if (snapshot.status === 'done') return 'complete';
  if (snapshot.matches({ informing: 'reverifying' })) return 'verifying';
  return stages.find((stage) => snapshot.matches(stage)) ?? 'verifying';
}

const titles: Record<SignUpStage, string> = {
  choosing: '회원 선택',
  agreeing: '약관 동의',
  checkingCorporation: '법인 확인',
  verifying: '본인확인',
  informing: '정보 입력',
  complete: '가입 완료',
};

/** The steps of the wizard: five, or six for a company (spec 001 §2). */
export function stepsOf({ stage, userType }: Pick<SignUpView, 'stage' | 'userType'>): {
  steps: string[];
  current: number;
} {
  const included = stages.filter((each) => each !== 'checkingCorporation' || userType === 'CORPORATION');
  return { steps: included.map((each) => titles[each]), current: included.indexOf(stage) };
}
