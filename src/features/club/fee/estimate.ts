import { notPlayableDayMessage, notPlayableMessage } from '#contract/clubs/fee-messages.ts';
import { withParticle } from '#src/shared/words/with-particle.ts';
import type { ClubFees, DayKey, Holes, MemberKind, Players, Rates, Season, Slot } from './fee-figures.ts';

export type FeeChoice = {
  day: DayKey;
  season: Season;
  /** Null for the regular price of the day. */
  slot: Slot | null;
  holes: Holes;
  players: Players;
  /** At members' clubs: the kind of membership, and the number of players who are members. */
  kind: MemberKind;
  members: number;
};

type FeeLine = { label: string; detail: string; amount: number };

/**
 * Estimates the fee of a round; `shares` is the amount for each player, with team costs split and rounded up to the
 * won.
 */
export type Estimate = {
  lines: readonly FeeLine[];
  total: number;
  shares: readonly { label: string; amount: number }[];
};

/** The fee of a round according to a club's tables, or a message if they do not allow the round. */
export function estimateOf(fees: ClubFees, choice: FeeChoice): Estimate | string {
  const { players, holes } = choice;
  const members = fees.member ? choice.members : 0;
  const parties = fees.member
    ? [
        partyOf('회원', members, memberFees(fees, choice)),
        partyOf('동반자', players - members, guestFees(fees, choice)),
      ]
    : [partyOf('', players, guestFees(fees, choice))];
  const presentParties = parties.filter(({ count }) => count > 0);
  if (presentParties.some(({ fees: each }) => each.some(({ amount }) => amount === null)))
    return notPlayableText(fees, choice);
  const team = [
    teamLine('카트 사용료', fees.cart, players, holes),
    'none' in fees.caddie ? noCaddie : teamLine('캐디 봉사료', fees.caddie, players, holes),
  ];
  const share = Math.ceil(sum(team.map(({ amount }) => amount)) / players);
  const lines = [...presentParties.flatMap(linesOf), ...team];
  return {
    lines,
    total: sum(lines.map(({ amount }) => amount)),
    shares: presentParties.map(({ name, fees: each }) => ({
      label: `${name} 1인`.trim(),
      amount: share + sum(each.map(({ amount }) => amount ?? 0)),
    })),
  };
}

type PersonFee = { label: string; amount: number | null };
type Party = { name: string; count: number; fees: readonly PersonFee[] };

const partyOf = (name: string, count: number, fees: readonly PersonFee[]): Party => ({ name, count, fees });

function guestFees(fees: ClubFees, { day, season, slot, holes }: FeeChoice): PersonFee[] {
  if (holes === 9)
    return [{ label: '9홀 그린피', amount: fees.nine && slot ? amountOf(fees.nine, slot, fees.nine.days[day]) : null }];
  return [
    { label: '그린피', amount: amountOf(fees.guest, season, fees.guest.days[day]) },
    ...(fees.slot && slot ? [{ label: '시간대 조정', amount: amountOf(fees.slot, slot, fees.slot.days[day]) }] : []),
    ...extraNines(fees, 'guest', day, holes),
  ];
}

function memberFees(fees: ClubFees, { day, kind, holes }: FeeChoice): PersonFee[] {
  return [
    { label: '그린피', amount: fees.member ? amountOf(fees.member, kind, fees.member.days[day]) : null },
    ...extraNines(fees, kind, day, holes),
  ];
}

function extraNines({ extraNine }: ClubFees, payer: MemberKind | 'guest', day: DayKey, holes: Holes): PersonFee[] {
  if (holes <= 18) return [];
  const amount = extraNine ? amountOf(extraNine, extraNine.rowOf[payer], extraNine.days[day]) : null;
  return [{ label: `추가 ${holes - 18}홀`, amount: amount === null ? null : (amount * (holes - 18)) / 9 }];
}

const amountOf = <Row extends string>(rates: Rates<Row>, row: Row, column: number | undefined): number | null =>
  column === undefined ? null : (rates.rows[row].amounts[column] ?? null);

const linesOf = ({ name, count, fees }: Party): FeeLine[] =>
  fees.flatMap(({ label, amount }) =>
    amount === null || amount === 0
      ? []
      : { label: `${name} ${label}`.trim(), detail: `${won(amount)} × ${count}명`, amount: amount * count },
  );

function teamLine(
  label: string,
  rates: Exclude<ClubFees['caddie'], { none: Rates }>,
  players: Players,
  holes: Holes,
): FeeLine {
  const row = rates.rows[rates.rowOf[players]];
  return { label, detail: `1팀 ${holes}홀`, amount: row?.amounts[rates.holes[holes] ?? -1] ?? 0 };
}

const noCaddie: FeeLine = { label: '캐디 봉사료', detail: '캐디 없이 도는 셀프 라운드', amount: 0 };

function notPlayableText({ member, days }: ClubFees, { kind, day }: FeeChoice): string {
  const label = days.find(({ key }) => key === day)?.label ?? '';
  return member
    ? notPlayableMessage(withParticle(member.rows[kind].name, '은/는'), label)
    : notPlayableDayMessage(label);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Formats an amount in won. */
export const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`;
