import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { teeDistances } from '#contract/clubs/tee.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { CourseIntro } from '#src/ui/golf/course/CourseIntro.tsx';
import { CoursePicker } from '#src/ui/golf/course/CoursePicker.tsx';
import { HoleArticle } from '#src/ui/golf/course/HoleArticle.tsx';
import { HoleData } from '#src/ui/golf/course/HoleData.tsx';
import { HoleDialog } from '#src/ui/golf/course/HoleDialog.tsx';
import { HoleNavigator } from '#src/ui/golf/course/HoleNavigator.tsx';
import { Holes } from '#src/ui/golf/course/Holes.ts';
import { ScoreCard } from '#src/ui/golf/course/ScoreCard.tsx';
import { TeeTable } from '#src/ui/golf/course/TeeTable.tsx';
import { YardageChart } from '#src/ui/golf/course/YardageChart.tsx';
import { HolePlan } from '#src/ui/golf/hole-plan/HolePlan.tsx';
import { Container } from '#src/ui/foundation/layout.ts';
import { seedCourses, seedHole } from './holes.ts';
import { BetweenMargins } from './surfaces.tsx';

const hole = seedHole(134_103);
const data = {
  place: 'Bridge 코스 3번 홀',
  holeNumber: hole.holeNumber,
  name: hole.name,
  par: hole.par,
  handicap: hole.handicap,
  standardDistance: hole.standardDistance,
  tees: teeDistances(hole),
  tip: '오른쪽으로 휘어지는 홀. 페어웨이 왼쪽 끝을 겨냥하면 그린이 열립니다.',
};

const meta = { title: '부품/코스의 부분', id: 'ui-course', component: HoleData, args: data } satisfies Meta<
  typeof HoleData
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Data: Story = { name: '홀 정보 · Data' };

export const LongName: Story = {
  name: '긴 홀 이름 · Long Name',
  args: { ...data, holeNumber: 18, name: '해 질 녘 연못에 비친 노을을 보며 돌아오는 마지막 홀' },
};

export const Tees: Story = {
  name: '티별 거리 · Tees',
  render: () => <TeeTable caption="3번 홀 티별 거리" tees={data.tees} />,
};

export const OnItsPage: Story = {
  name: '코스 페이지에서 · On Its Page',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Holes>
      <Container>
        <HoleArticle {...args} plan={<HolePlan hole={hole} />} onEnlarge={fn()} />
      </Container>
    </Holes>
  ),
};

export const OnPhone: Story = {
  ...OnItsPage,
  name: '코스 페이지에서, 휴대폰 · On Phone',
  globals: { viewport: { value: 'phone' } },
};

export const Large: Story = {
  name: '크게 보기 · Large',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <HoleDialog
      {...args}
      plan={<HolePlan hole={hole} />}
      holeNumbers={[1, 2, 3, 4, 5, 6, 7, 8, 9]}
      index={2}
      previous="2번 홀"
      next="4번 홀"
      onNext={fn()}
      onPrevious={fn()}
      onChoose={fn()}
      onDrag={fn()}
      onClose={fn()}
    />
  ),
};

export const LargeOnPhone: Story = {
  ...Large,
  name: '크게 보기, 휴대폰 · Large On Phone',
  globals: { viewport: { value: 'phone' } },
};

export const Card: Story = {
  name: '스코어카드 · Card',
  render: () => (
    <ScoreCard
      title="Bridge 코스"
      rows={[
        {
          name: null,
          holes: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((holeNumber) => ({
            holeNumber,
            par: hole.par,
            handicap: holeNumber,
            tees: data.tees,
          })),
        },
      ]}
    />
  ),
};

const row = (firstHole: number) => ({
  name: null,
  par: 36,
  holes: Array.from({ length: 9 }, (_, index) => ({
    holeNumber: firstHole + index,
    par: 4,
    href: `#hole-${firstHole + index}`,
  })),
});

export const Picker: Story = {
  name: '코스 고르기 · Picker',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CoursePicker
      courses={['Oak', 'Maple', 'Pine', 'Cherry'].map((name, id) => ({
        id,
        name,
        href: `?course=${id}`,
        isCurrent: id === 1,
      }))}
      rows={[row(1)]}
    >
      <Button variant="secondary" size="small">
        코스 가이드 인쇄
      </Button>
    </CoursePicker>
  ),
};

/** The total strokes are below the holes, and do not scroll with them. */
export const PickerOnPhone: Story = {
  ...Picker,
  name: '코스 고르기, 휴대폰 · Picker On Phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const below =
      canvas.getByText('36').getBoundingClientRect().top -
      canvas.getByRole('link', { name: /^1\D/ }).getBoundingClientRect().bottom;
    await expect(below).toBeGreaterThanOrEqual(0);
  },
};

export const OutAndIn: Story = {
  name: '아웃과 인의 홀 · Out And In',
  parameters: { layout: 'fullscreen' },
  decorators: [BetweenMargins],
  render: () => (
    <HoleNavigator
      rows={[
        { ...row(1), name: 'OUT' },
        { ...row(10), name: 'IN' },
      ]}
    />
  ),
};

export const Intro: Story = {
  name: '코스 소개 · Intro',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CourseIntro
      eyebrow="Bridge course"
      title="다리를 건널 때마다 풍경이 바뀌는 코스"
      introduce="아홉 홀 동안 크고 작은 다리 일곱 개를 건넙니다. 물을 직접 넘기는 홀은 둘뿐이지만 물소리는 첫 홀부터 마지막까지 따라옵니다."
      facts={[
        { term: '이용 구분', detail: '회원제' },
        { term: '전장', detail: '6,454 m / 7,058 yd' },
      ]}
    />
  ),
};

const distances = seedCourses.flatMap(({ name, golfCourseHoles }) =>
  golfCourseHoles.map(({ id, holeNumber, par, whiteTeeDistance }) => ({
    key: String(id),
    group: name,
    number: holeNumber,
    par,
    distance: whiteTeeDistance,
  })),
);

const out = { title: '화이트 티 홀별 거리', note: 'OUT · IN', holes: distances.slice(0, 18) };
const oaks = { title: '화이트 티 홀별 거리', note: 'Oak · Maple · Pine · Cherry', holes: distances.slice(18, 54) };

/** However narrow the window, the numbers do not overlap. */
const expectNumbersApart: Story['play'] = async ({ canvasElement }) => {
  const gaps = () => {
    const labelBoxes = Array.from(canvasElement.querySelectorAll('[role="img"] svg text'), (number) =>
      number.getBoundingClientRect(),
    ).filter(({ width }) => width > 0);
    return labelBoxes.slice(1).map(({ left }, index) => left - (labelBoxes[index]?.right ?? 0));
  };
  // The web font of the numbers is narrower than its fallback.
  await waitFor(() => expect(Math.min(...gaps())).toBeGreaterThan(1));
};

export const Yardage: Story = {
  name: '거리 차트 · Yardage',
  render: () => <YardageChart {...out} />,
  play: expectNumbersApart,
};
export const YardageNarrow: Story = {
  ...Yardage,
  name: '거리 차트, 좁은 화면 · Yardage Narrow',
  globals: { viewport: { value: 'narrow' } },
};
export const YardageOf36: Story = {
  name: '36홀 거리 차트 · Yardage Of 36',
  render: () => <YardageChart {...oaks} />,
  play: expectNumbersApart,
};
export const YardageOf36OnPhone: Story = {
  ...YardageOf36,
  name: '36홀 거리 차트, 휴대폰 · Yardage Of 36 On Phone',
  globals: { viewport: { value: 'phone' } },
};
