import type { FeeItem } from '#contract/clubs/club-content.ts';
import { feeMessages } from '#contract/clubs/fee-messages.ts';
import { Bullets } from '#src/ui/data/Bullets.tsx';
import { EstimatePanel } from '#src/ui/forms/EstimatePanel.tsx';
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { Text } from '#src/ui/foundation/text.ts';
import { estimateOf, type FeeChoice } from './estimate.ts';
import { kindKeys, playerCounts, seasonKeys, slotKeys } from './fee-choice.ts';
import type { ClubFees, RateRow } from './fee-figures.ts';
import { agrees } from './served-rates.ts';

export type FeeEstimateProps = {
  items: readonly FeeItem[];
  fees: ClubFees;
  choice: FeeChoice;
  onChange: (choice: FeeChoice) => void;
};

/** Fee estimate of a round, shown while its figures match the fee tables. */
export function FeeEstimate({ items, fees, choice, onChange }: FeeEstimateProps) {
  if (!agrees(fees, items)) return <Text tone="quiet">{feeMessages.changedTables}</Text>;
  const isNineHoles = choice.holes === 9;
  const slots = isNineHoles ? fees.nine : fees.slot;
  const change =
    <Name extends keyof FeeChoice>(name: Name, options: readonly FeeChoice[Name][]) =>
    (value: string) => {
      const chosen = options.find((option) => String(option ?? '') === value);
      if (chosen !== undefined) onChange({ ...choice, [name]: chosen });
    };
  return (
    <EstimatePanel
      label="예상 금액 계산"
      totalLabel="예상 금액 합계"
      unit="원"
      result={estimateOf(fees, choice)}
      fields={
        <>
          {fees.holes.length > 1 && (
            <RadioGroup
              label="홀 수"
              items={fees.holes.map((holes) => ({ value: String(holes), label: `${holes}홀` }))}
              value={String(choice.holes)}
              onChange={change('holes', fees.holes)}
            />
          )}
          <SelectField
            label="이용 요일"
            items={fees.days.map(({ key, label }) => ({ value: key, label }))}
            value={choice.day}
            onChange={change(
              'day',
              fees.days.map(({ key }) => key),
            )}
          />
          {!isNineHoles && (
            <SelectField
              label="시기"
              items={itemsOf(seasonKeys, fees.guest.rows)}
              value={choice.season}
              onChange={change('season', seasonKeys)}
            />
          )}
          {slots && (
            <SelectField
              label="출발 시간"
              items={[
                ...(isNineHoles ? [] : [{ value: '', label: '그 밖의 시간(정가)' }]),
                ...itemsOf(slotKeys, slots.rows),
              ]}
              value={choice.slot ?? ''}
              onChange={change('slot', [...slotKeys, null])}
            />
          )}
          <RadioGroup
            label="인원"
            items={playerCounts.map((count) => ({ value: String(count), label: `${count}명` }))}
            value={String(choice.players)}
            onChange={change('players', playerCounts)}
          />
          {fees.member && (
            <>
              <SelectField
                label="회원 구분"
                items={itemsOf(kindKeys, fees.member.rows)}
                value={choice.kind}
                onChange={change('kind', kindKeys)}
              />
              <SelectField
                label="회원 수"
                items={memberCounts(choice).map((count) => ({
                  value: String(count),
                  label: partyLabel(count, choice.players),
                }))}
                value={String(choice.members)}
                onChange={change('members', memberCounts(choice))}
              />
            </>
          )}
        </>
      }
    >
      <Bullets items={[feeMessages.estimateOnly, ...fees.leftOut]} />
    </EstimatePanel>
  );
}

const itemsOf = <Key extends string>(keys: readonly Key[], rows: Readonly<Record<Key, RateRow>>) =>
  keys.map((key) => ({ value: key, label: rows[key].name }));

const memberCounts = ({ players }: FeeChoice) => Array.from({ length: players }, (_, index) => index + 1);

const partyLabel = (members: number, players: number) =>
  members === players ? `회원 ${members}명` : `회원 ${members}명 · 동반자 ${players - members}명`;
