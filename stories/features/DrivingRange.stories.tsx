import type { StoryObj } from '@storybook/react-vite';
import { DrivingRangeScreen, type DrivingRangeScreenProps } from '#src/features/driving-range/DrivingRangeScreen.tsx';
import { FeeTables } from '#src/features/driving-range/FeeTables.tsx';
import { PracticeRangeScreen } from '#src/features/driving-range/PracticeRangeScreen.tsx';
import { loading, failed, loaded } from './fetched.ts';

export default { title: '화면/드라이빙 레인지', id: 'features-driving-range', parameters: { layout: 'fullscreen' } };

const course = {
  id: 201,
  thumbnail: 'kv-range',
  titleEnUs: 'Driving Range',
  titleKoKr: '드라이빙 레인지',
  description: '<p>2층 64타석, 비거리 260m의 야외 연습장입니다.</p>',
};
const fees = ['타석 이용 요금', '정기 이용권'].map((title, index) => ({
  id: 211 + index,
  title,
  feeTable: `<table><caption>${title}(원)</caption><thead><tr><th scope="col">구분</th><th scope="col">60분</th></tr></thead><tbody><tr><th scope="row">1층 일반 타석</th><td>18,000</td></tr></tbody></table>`,
}));
const bookingNote = {
  id: 221,
  title: '타석 예약',
  thumbnail: 'kv-range',
  description: '<p>타석은 이용 이틀 전부터 고객센터나 현장 기기에서 잡을 수 있습니다.</p>',
};

const story = (props: Partial<DrivingRangeScreenProps>): StoryObj => ({
  render: () => (
    <DrivingRangeScreen
      info={loaded({
        title: '숲을 향해 치는 연습장',
        introduce: '골짜기를 가로질러 맞은편 소나무 숲까지 곧게 트인 연습장입니다.',
        thumbnail: 'kv-range',
      })}
      courses={loaded([course, { ...course, id: 202, titleEnUs: 'Putting Green', titleKoKr: '퍼팅 그린' }])}
      fees={loaded(fees)}
      booking={loaded([bookingNote])}
      {...props}
    />
  ),
});

export const Whole: StoryObj = { name: '기본 · Whole', ...story({}) };
export const Narrow = { ...Whole, name: '좁은 화면 · Narrow', globals: { viewport: { value: 'narrow' } } };
export const Loading: StoryObj = {
  name: '불러오는 중 · Loading',
  ...story({ info: loading, courses: loading, fees: loading, booking: loading }),
};
export const Failed: StoryObj = {
  name: '불러오기 실패 · Failed',
  ...story({ info: failed, courses: failed, fees: failed, booking: failed }),
};
export const Empty: StoryObj = {
  name: '내용 없음 · Empty',
  ...story({ courses: loaded([]), fees: loaded([]), booking: loaded([]) }),
};
export const LongTexts: StoryObj = {
  name: '긴 글 · Long Texts',
  ...story({
    courses: loaded([
      {
        ...course,
        thumbnail: 'unknown.jpg',
        titleKoKr: '비거리 이백육십 미터 야외 2층 예순네 타석 드라이빙 레인지',
        description: `<p>${'목표 그린마다 실제 코스와 같은 잔디를 깔았습니다. '.repeat(12)}</p>`,
      },
    ]),
    booking: loaded([{ ...bookingNote, title: '주말과 공휴일 오전 타석의 예약과 양도, 취소에 관한 안내' }]),
  }),
};

export const FeesAlone: StoryObj = {
  name: '이용 요금표만 · Fees Alone',
  render: () => <FeeTables fees={loaded(fees)} eyebrow="Contents" />,
};
export const PracticeRange: StoryObj = {
  name: '프랙티스 레인지 · Practice Range',
  render: () => <PracticeRangeScreen />,
};
export const PracticeRangeNarrow: StoryObj = {
  ...PracticeRange,
  name: '프랙티스 레인지, 좁은 화면 · Practice Range Narrow',
  globals: { viewport: { value: 'narrow' } },
};
