import type { DrivingRangeFee } from '#contract/clubs/driving-range.ts';
import type { PartIndexItem } from '#src/ui/page/PartIndex.tsx';

/** Element id of a fee table. */
export const feeId = ({ id }: Pick<DrivingRangeFee, 'id'>) => `fee-${id}`;

/** The index of the fee tables. */
export const feeIndex = (fees: readonly DrivingRangeFee[] = []): PartIndexItem[] =>
  fees.map((fee, index) => ({ id: feeId(fee), number: String(index + 1), label: fee.title }));
