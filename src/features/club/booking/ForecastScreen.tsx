import { useMemo } from 'react';
import { forecastMessages, windName } from '#contract/clubs/forecast-messages.ts';
import type { Forecast, ForecastStep } from '#contract/clubs/forecast.ts';
import type { Day } from '#contract/shared/day.ts';
import { Table, type Column } from '#src/ui/data/Table.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Note, Text } from '#src/ui/foundation/text.ts';
import { Sky } from '#src/ui/media/Sky.tsx';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';

export type ForecastScreenProps = {
  /** Undefined until it is loaded, null if it is unknown. */
  forecast: Forecast | null | undefined;
  today: Day;
  /** Number of the section on its page. */
  number: string;
};

/** The weather of today and tomorrow in steps of three hours; a sentence if it is unknown. */
export function ForecastScreen({ forecast, today, number }: ForecastScreenProps) {
  const steps = useMemo(
    () =>
      (forecast?.steps ?? [])
        .filter(({ day }) => day >= today)
        .map((step) => ({ ...step, at: `${step.day === today ? '오늘' : '내일'} ${step.time}` })),
    [forecast, today],
  );
  return (
    <Stack id="weather" tabIndex={-1} gap="large">
      <SectionHead eyebrow={`${number} Weather`} title={forecastMessages.title}>
        {forecast?.day === today && `오늘 해돋이 ${forecast.sunrise}, 해넘이 ${forecast.sunset}`}
      </SectionHead>
      <PendingRegion isPending={forecast === undefined} skeleton={<SkeletonRows count={8} />}>
        {steps.length > 0 ? (
          <Stack gap="large">
            <Table
              caption={forecastMessages.title}
              columns={columns}
              items={steps}
              keyOf={({ at }) => at}
              look="records"
            />
            <Note>{forecastMessages.note}</Note>
          </Stack>
        ) : (
          <Text tone="quiet">{forecastMessages.unknown}</Text>
        )}
      </PendingRegion>
    </Stack>
  );
}

const columns: readonly Column<ForecastStep & { at: string }>[] = [
  { key: 'time', header: '시각', isRowHeader: true, inCard: { row: 1, side: 'start' }, cell: ({ at }) => at },
  { key: 'sky', header: '하늘', inCard: { row: 1, side: 'end' }, cell: ({ icon }) => <Sky icon={icon} /> },
  {
    key: 'temperature',
    header: '기온',
    inCard: { row: 2, side: 'start' },
    cell: ({ temperature }) => `${temperature}°C`,
  },
  {
    key: 'rain',
    header: '비·눈',
    inCard: { row: 2, side: 'end' },
    cell: ({ chance, amount }) => `강수 확률 ${chance}%${amount > 0 ? `, ${amount}mm` : ''}`,
  },
  {
    key: 'wind',
    header: '바람',
    inCard: { row: 3, side: 'start' },
    cell: ({ wind }) => `바람 ${windName(wind)}, ${wind}m/s`,
  },
];
