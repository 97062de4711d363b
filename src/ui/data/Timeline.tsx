import { styled } from '../foundation/theme.ts';
import { Subtext } from '../foundation/text.ts';
import { LineList } from '../page/step-list.ts';

export type TimelineStep = { time: string; text: string; place: string };

/** Steps of a day along a line. */
export const Timeline = ({ label, steps }: { label: string; steps: readonly TimelineStep[] }) => (
  <figure>
    <Subtext as="figcaption">{label}</Subtext>
    <Steps>
      {steps.map(({ time, text, place }) => (
        <li key={time}>
          <Time>{time}</Time>
          <span>
            {text}
            <Subtext>{place}</Subtext>
          </span>
        </li>
      ))}
    </Steps>
  </figure>
);

const Steps = styled(LineList, {
  marginTop: '1.5rem',
  '& > li': { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)' },
});

const Time = styled('span', { color: '$bronzeInk', fontFamily: '$serif', fontSize: '$lg', lineHeight: 1.3 });
