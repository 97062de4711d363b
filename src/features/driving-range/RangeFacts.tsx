import { useMemo } from 'react';
import type { InfoItem } from '#contract/clubs/club-content.ts';
import type { DrivingRangeFee } from '#contract/clubs/driving-range.ts';
import { FactStrip } from '#src/ui/data/FactStrip.tsx';
import { firstPrice, openingHours } from './range-facts.ts';

/** The opening hours and a price, as the tables below state them. Nothing if they state none. */
export function RangeFacts({
  booking,
  fees,
}: {
  booking: readonly InfoItem[] | undefined;
  fees: readonly DrivingRangeFee[] | undefined;
}) {
  const facts = useMemo(() => [...openingHours(booking ?? []), ...firstPrice(fees ?? [])], [booking, fees]);
  const isEmpty = booking !== undefined && fees !== undefined && facts.length === 0;
  return isEmpty ? null : <FactStrip label="운영 시간과 요금" facts={facts} />;
}
