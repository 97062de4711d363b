import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { holeDescription, holePlanNote } from '#src/ui/golf/hole-plan/description.ts';
import { HolePlan } from '#src/ui/golf/hole-plan/HolePlan.tsx';
import { Heading, Note, Text } from '#src/ui/foundation/text.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { InPlanFrame, PlanSheet } from './plan-frames.tsx';
import { seedCourses, seedHole } from './holes.ts';

const meta = {
  title: '부품/홀 그림',
  id: 'ui-holeplan',
  component: HolePlan,
  args: { hole: seedHole(133306) },
} satisfies Meta<typeof HolePlan>;

export default meta;
type Story = StoryObj<typeof meta>;

const framed = { decorators: [InPlanFrame] } satisfies Story;

/** A hole on its page is an image with a name and a description. */
export const Large: Story = {
  name: '크게 · Large',
  decorators: [InPlanFrame],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: /^6번 홀, 파 4, 블랙 티 366m .*186m부터 306m까지 오른쪽에 물.* 그린 깊이 28m\.$/,
      }),
    ).toBeVisible();
  },
};

export const OnPhone: Story = { ...framed, name: '휴대폰 · On Phone', globals: { viewport: { value: 'phone' } } };

export const Par3OverWater: Story = {
  ...framed,
  name: '물을 넘기는 파 3 · Par 3 Over Water',
  args: { hole: seedHole(134103) },
};

export const HardDogleg: Story = { ...framed, name: '크게 꺾인 홀 · Hard Dogleg', args: { hole: seedHole(132213) } };

export const StreamAndBridge: Story = {
  ...framed,
  name: '개울과 다리 · Stream And Bridge',
  args: { hole: seedHole(134106) },
};

/** The print version. */
export const Printed: Story = { ...framed, name: '먹빛 인쇄 · Printed', args: { look: 'ink' } };

/** A fairway only: a hole without hazards, climb and turn. */
export const Plain: Story = {
  ...framed,
  name: '기본 · Plain',
  args: {
    hole: {
      ...seedHole(133101),
      layout: { dogleg: 0, elevation: 0, bearing: 0, bunkers: [], water: [], greenDepth: 26 },
    },
  },
};

/** The ninety seeded holes, course by course. */
export const Sheet: Story = {
  name: '한 장에 모은 홀 · Sheet',
  render: () => (
    <Stack gap="large">
      {seedCourses.map(({ id, name, idGolfCC, golfCourseHoles }) => (
        <section key={id} aria-label={`${idGolfCC} ${name}`}>
          <Heading>{`${idGolfCC} ${name}`}</Heading>
          <PlanSheet>
            {golfCourseHoles.map((hole) => (
              <li key={hole.id}>
                <HolePlan hole={hole} />
              </li>
            ))}
          </PlanSheet>
        </section>
      ))}
    </Stack>
  ),
};

/** The text alternative of the plan, and the explanation of its numbers. */
export const InWords: Story = {
  name: '글로 읽는 홀 · In Words',
  render: () => (
    <Stack>
      {seedCourses[6]?.golfCourseHoles.map((hole) => (
        <Text key={hole.id}>{holeDescription(hole)}</Text>
      ))}
      <Note>{holePlanNote}</Note>
    </Stack>
  ),
};
