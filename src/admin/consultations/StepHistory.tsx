import { handlingEventNames, type HandlingStep } from '#contract/staff/consultation.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Heading, Text } from '#src/ui/foundation/text.ts';
import { timeText } from '../ui/time-text.ts';
import { PlainText } from '../ui/PlainText.ts';

/** The steps of a consultation's handling, oldest first. */
export function StepHistory({ steps }: { steps: readonly HandlingStep[] }) {
  return (
    <Stack as="section" gap="small" aria-labelledby="history">
      <Heading id="history" as="h2" size="card">
        처리 내역
      </Heading>
      {steps.length === 0 ? (
        <Text size="small" tone="quiet">
          아직 처리한 내역이 없습니다.
        </Text>
      ) : (
        <Stack as="ol" gap="small">
          {steps.map(({ id, at, staff, event, text }) => (
            <li key={id}>
              <Text size="small" tone="quiet">
                {timeText(at)} · {staff} · {handlingEventNames[event]}
              </Text>
              {text !== '' && <PlainText>{text}</PlainText>}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
