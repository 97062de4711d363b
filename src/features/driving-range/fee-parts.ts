import type { DrivingRangeFee } from '#contract/clubs/driving-range.ts';
import type { PartIndexItem } from '#src/ui/page/PartIndex.tsx';

/** The place of a fee table on its page. */
export const feeId = ({ id }: Pick<DrivingRangeFee, 'id'>) => `fee-${id}`;

/** The fee tables as their index lists them. */
export const feeIndex = (fees: readonly DrivingRangeFee[] = []): PartIndexItem[] =>
  fees.map((fee, index) => ({ id: feeId(fee), number: String(index + 1), label: fee.title }));
