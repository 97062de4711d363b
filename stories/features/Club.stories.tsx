import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ClubDirections, ClubTerms } from '#contract/clubs/club-content.ts';
import bookingContent from '#server/db/seed/content/booking-info.json' with { type: 'json' };
import feeContent from '#server/db/seed/content/fees.json' with { type: 'json' };
import guestContent from '#server/db/seed/content/guest-info.json' with { type: 'json' };
import scheduleContent from '#server/db/seed/content/schedule-tables.json' with { type: 'json' };
import termsContent from '#server/db/seed/content/terms.json' with { type: 'json' };
import { BookingScreen } from '#src/features/club/booking/BookingScreen.tsx';
import { ForecastScreen, type ForecastScreenProps } from '#src/features/club/booking/ForecastScreen.tsx';
import { TeeTimesScreen, type TeeTimesScreenProps } from '#src/features/club/booking/TeeTimesScreen.tsx';
import { FacilitiesScreen } from '#src/features/club/facilities/FacilitiesScreen.tsx';
import { ComparedFees } from '#src/features/club/fee/ComparedFees.tsx';
import { compareFees } from '#src/features/club/fee/compare.ts';
import { clubFees } from '#src/features/club/fee/club-fees.ts';
import { FeeEstimate } from '#src/features/club/fee/FeeEstimate.tsx';
import { readChoice } from '#src/features/club/fee/fee-choice.ts';
import { FeeScreen, type FeeScreenProps } from '#src/features/club/fee/FeeScreen.tsx';
import { GuestScreen } from '#src/features/club/info/GuestScreen.tsx';
import { oakhillsRules } from '#src/features/club/rules/oakhills-rules.ts';
import { oakvalleyRules } from '#src/features/club/rules/oakvalley-rules.ts';
import { RulesScreen } from '#src/features/club/rules/RulesScreen.tsx';
import { TermsScreen, type TermsScreenProps } from '#src/features/club/terms/TermsScreen.tsx';
import { documentSections } from '#src/shared/served-html/document-sections.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { PageEnd } from '#src/ui/foundation/layout.ts';
import { loading, failed, loaded } from './fetched.ts';

export default { title: '화면/클럽 안내', id: 'features-club', parameters: { layout: 'fullscreen' } };

const today = '2026-11-21';
const narrow = { globals: { viewport: { value: 'narrow' } } };
const itemsOf = <Item,>(content: readonly { key: string; items: Item[] }[], key: string) =>
  content.find((each) => each.key === key)?.items ?? [];

const feesOf = (
  club: keyof typeof clubFees,
  items: FeeScreenProps['items'] = loaded(itemsOf(feeContent, club)),
  query = '',
): StoryObj => {
  const fees = clubFees[club];
  const calculator = items.data && (
    <FeeEstimate
      items={items.data}
      fees={fees}
      choice={readChoice(new URLSearchParams(query), fees, 11)}
      onChange={fn()}
    />
  );
  return { render: () => <FeeScreen items={items} calculator={calculator} /> };
};

export const Fees: StoryObj = { name: '이용 요금 · Fees', ...feesOf('seongmunan', undefined, 'slot=late') };
export const FeesOfMembers: StoryObj = {
  name: '회원제 클럽의 이용 요금 · Fees Of Members',
  ...feesOf('oakvalley', undefined, 'holes=27&kind=family&members=2'),
};
export const FeesOfNineHoles: StoryObj = {
  name: '9홀 이용 요금 · Fees Of Nine Holes',
  ...feesOf('wolsongri', undefined, 'holes=9'),
};
export const FeesNarrow = { ...FeesOfMembers, ...narrow, name: '회원제 클럽의 이용 요금, 좁은 화면 · Fees Narrow' };
export const FeesRefused: StoryObj = {
  name: '이용할 수 없는 요일의 요금 · Fees Refused',
  ...feesOf('oakhills', undefined, 'kind=weekday&day=saturday'),
  play: async ({ canvas }) => expect(canvas.getByText('주중회원은 토요일에 이용하실 수 없습니다.')).toBeVisible(),
};
/** An operator has changed an amount: the calculator is hidden instead of showing wrong results. */
export const FeesChanged: StoryObj = {
  name: '요금이 바뀌어 계산기 숨김 · Fees Changed',
  ...feesOf(
    'seongmunan',
    loaded(
      itemsOf(feeContent, 'seongmunan').map((item) => ({
        ...item,
        feeTable: item.feeTable.replace('>210,000<', '>215,000<'),
      })),
    ),
  ),
};
const comparisonOf = (query: string): StoryObj => ({
  render: () => (
    <PageEnd>
      <ComparedFees
        rows={compareFees('oakhills', readChoice(new URLSearchParams(query), clubFees.oakhills, 11), {
          oakhills: itemsOf(feeContent, 'oakhills'),
          oakvalley: itemsOf(feeContent, 'oakvalley'),
          seongmunan: [],
          wolsongri: itemsOf(feeContent, 'wolsongri'),
        })}
      />
    </PageEnd>
  ),
});
/** Seongmunan's tables have changed. */
export const FeesCompared: StoryObj = { name: '네 클럽의 요금 · Fees Compared', ...comparisonOf('members=2') };
export const FeesComparedNarrow = {
  ...FeesCompared,
  ...narrow,
  name: '네 클럽의 요금, 좁은 화면 · Fees Compared Narrow',
};
export const FeesComparedRefused: StoryObj = {
  name: '이용할 수 없는 요일의 네 클럽 · Fees Compared Refused',
  ...comparisonOf('kind=weekday&day=saturday'),
};
export const FeesLoading: StoryObj = { name: '이용 요금 불러오는 중 · Fees Loading', ...feesOf('seongmunan', loading) };
export const FeesFailed: StoryObj = { name: '이용 요금 불러오기 실패 · Fees Failed', ...feesOf('seongmunan', failed) };
export const FeesEmpty: StoryObj = { name: '이용 요금 없음 · Fees Empty', ...feesOf('seongmunan', loaded([])) };

export const Booking: StoryObj = {
  name: '예약 안내 · Booking',
  render: () => (
    <BookingScreen
      items={loaded(itemsOf(bookingContent, 'wolsongri'))}
      schedules={loaded(itemsOf(scheduleContent, 'wolsongri'))}
      today={today}
    />
  ),
};
export const BookingWithTimeline: StoryObj = {
  name: '예약 안내, 당일의 흐름 · Booking With Timeline',
  render: () => (
    <BookingScreen items={loaded([])} schedules={loaded(itemsOf(scheduleContent, 'seongmunan'))} today={today} />
  ),
};
export const BookingNarrow = { ...Booking, ...narrow, name: '예약 안내, 좁은 화면 · Booking Narrow' };
export const BookingLoading: StoryObj = {
  name: '예약 안내 불러오는 중 · Booking Loading',
  render: () => <BookingScreen items={loading} schedules={loading} today={today} />,
};
export const BookingFailed: StoryObj = {
  name: '예약 안내 불러오기 실패 · Booking Failed',
  render: () => <BookingScreen items={failed} schedules={failed} today={today} />,
};
export const BookingEmpty: StoryObj = {
  name: '예약 안내 없음 · Booking Empty',
  render: () => <BookingScreen items={loaded([])} schedules={loaded([])} today={today} />,
};

const forecastOf = (forecast: ForecastScreenProps['forecast']): StoryObj => ({
  render: () => (
    <PageEnd>
      <ForecastScreen forecast={forecast} today={today} number="04" />
    </PageEnd>
  ),
});
const step = { day: today, time: '12:00', icon: '01d', temperature: 11, chance: 5, amount: 0, wind: 2.1 };
export const Weather: StoryObj = {
  name: '날씨 · Weather',
  ...forecastOf({
    day: today,
    sunrise: '07:14',
    sunset: '17:08',
    steps: [
      step,
      { ...step, time: '15:00', icon: '10d', temperature: 9, chance: 100, amount: 12.4, wind: 14.8 },
      { ...step, day: '2026-11-22', time: '06:00', icon: '13n', temperature: -11, chance: 60, amount: 1.2, wind: 9 },
      { ...step, day: '2026-11-22', time: '09:00', icon: '50d', temperature: 0, chance: 0, wind: 0 },
    ],
  }),
};
export const WeatherNarrow = { ...Weather, ...narrow, name: '날씨, 좁은 화면 · Weather Narrow' };
export const WeatherLoading: StoryObj = { name: '날씨 불러오는 중 · Weather Loading', ...forecastOf(undefined) };
export const WeatherUnknown: StoryObj = { name: '날씨를 모름 · Weather Unknown', ...forecastOf(null) };

const teeTimesOf = (teeTimes: TeeTimesScreenProps['teeTimes']): StoryObj => ({
  render: () => (
    <PageEnd>
      <TeeTimesScreen
        teeTimes={teeTimes}
        today={today}
        day="2026-11-22"
        onDay={() => {}}
        booking={<Button variant="secondary">골프 예약</Button>}
      />
    </PageEnd>
  ),
});
const free = { day: '2026-11-22', isClosed: false, readAt: '09:00', times: [] };
export const FreeTimes: StoryObj = {
  name: '티타임 · Free Times',
  ...teeTimesOf({
    ...free,
    times: [
      { time: '07:07', course: 'OUT', fee: 285_000 },
      { time: '07:14', course: 'IN', fee: 270_000 },
      { time: '12:47', course: 'IN', fee: null },
    ],
  }),
};
export const FreeTimesNarrow = { ...FreeTimes, ...narrow, name: '티타임, 좁은 화면 · Free Times Narrow' };
export const FreeTimesLoading: StoryObj = { name: '티타임 불러오는 중 · Free Times Loading', ...teeTimesOf(undefined) };
export const FreeTimesUnknown: StoryObj = { name: '티타임을 모름 · Free Times Unknown', ...teeTimesOf(null) };
export const FreeTimesNone: StoryObj = { name: '남은 티타임 없음 · Free Times None', ...teeTimesOf(free) };
export const FreeTimesClosed: StoryObj = {
  name: '휴장한 날의 티타임 · Free Times Closed',
  ...teeTimesOf({ ...free, isClosed: true }),
};

const longNote = {
  id: 1,
  title: '처음 오시는 분과 오랜만에 다시 오시는 분께 드리는 도착부터 출발까지의 안내',
  thumbnail: 'unknown.jpg',
  description: `<p>${'출발 한 시간 전에 현관에 도착하면 직원이 골프백을 내려 보관소로 옮깁니다. '.repeat(10)}</p>`,
};
export const Guests: StoryObj = {
  name: '이용 안내 · Guests',
  render: () => <GuestScreen items={loaded(itemsOf(guestContent, 'oakvalley'))} />,
};
export const GuestsLongTexts: StoryObj = {
  name: '이용 안내, 긴 글 · Guests Long Texts',
  render: () => <GuestScreen items={loaded([longNote, { ...longNote, id: 2, title: '옷차림' }])} />,
};
export const GuestsLoading: StoryObj = {
  name: '이용 안내 불러오는 중 · Guests Loading',
  render: () => <GuestScreen items={loading} />,
};
export const GuestsFailed: StoryObj = {
  name: '이용 안내 불러오기 실패 · Guests Failed',
  render: () => <GuestScreen items={failed} />,
};
export const GuestsEmpty: StoryObj = {
  name: '이용 안내 없음 · Guests Empty',
  render: () => <GuestScreen items={loaded([])} />,
};

const termsOf = (kind: ClubTerms['kind']) =>
  (kind === 'USE' ? termsContent[0]?.use : termsContent[0]?.compliance) ?? { title: '', description: '' };
const terms = (kind: ClubTerms['kind'], props: Partial<TermsScreenProps> = {}): StoryObj => ({
  render: () => (
    <TermsScreen
      page={kind === 'USE' ? 'terms-of-use' : 'terms-of-compliance'}
      title={termsOf(kind).title}
      parts={documentSections(termsOf(kind).description)}
      isFailed={false}
      onRetry={fn()}
      {...props}
    />
  ),
});
export const Compliance: StoryObj = { name: '준수사항 · Compliance', ...terms('COMPLIANCE') };
export const Use: StoryObj = { name: '이용약관 · Use', ...terms('USE') };
export const UseNarrow = { ...Use, ...narrow, name: '이용약관, 좁은 화면 · Use Narrow' };
export const UseLoading: StoryObj = {
  name: '이용약관 불러오는 중 · Use Loading',
  ...terms('USE', { title: undefined, parts: undefined }),
};
export const UseFailed: StoryObj = {
  name: '이용약관 불러오기 실패 · Use Failed',
  ...terms('USE', { title: undefined, parts: undefined, isFailed: true }),
};
export const UseEmpty: StoryObj = { name: '이용약관 없음 · Use Empty', ...terms('USE', { parts: [] }) };

const directions: ClubDirections = {
  nameKo: '월송리 CC',
  address: '강원특별자치도 원주시 지정면 월송달빛길 71',
  phone: '033-799-0135',
  lat: 37.3957,
  lng: 127.8289,
  car: [
    {
      from: '서울·하남',
      route: '광주원주고속도로 서원주 나들목 → 월송리 마을회관 앞에서 월송달빛길 우회전',
      time: '약 1시간 5분',
    },
  ],
  shuttle: {
    stop: '간현 정류장',
    hours: '07:00~20:00',
    interval: '정시와 30분에 출발',
    note: '예약 화면을 기사에게 보여 주면 누구나 탈 수 있습니다.',
  },
};
export const Facilities: StoryObj = {
  name: '부대시설 · Facilities',
  render: () => <FacilitiesScreen club="wolsongri" directions={loaded(directions)} />,
};
export const FacilitiesNarrow = { ...Facilities, ...narrow, name: '부대시설, 좁은 화면 · Facilities Narrow' };
export const FacilitiesWithoutShuttle: StoryObj = {
  name: '부대시설, 셔틀버스 없음 · Facilities Without Shuttle',
  render: () => <FacilitiesScreen club="oakvalley" directions={loaded({ ...directions, shuttle: null })} />,
};
export const DirectionsLoading: StoryObj = {
  name: '오시는 길 불러오는 중 · Directions Loading',
  render: () => <FacilitiesScreen club="oakhills" directions={loading} />,
};
export const DirectionsFailed: StoryObj = {
  name: '오시는 길 불러오기 실패 · Directions Failed',
  render: () => <FacilitiesScreen club="seongmunan" directions={failed} />,
};

export const Rules: StoryObj = { name: '회칙 · Rules', render: () => <RulesScreen rules={oakvalleyRules} /> };
export const RulesNarrow: StoryObj = {
  name: '회칙, 좁은 화면 · Rules Narrow',
  ...narrow,
  render: () => <RulesScreen rules={oakhillsRules} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '장 선택' }), 'chapter-6');
    await expect(document.activeElement?.id).toBe('chapter-6');
    window.location.hash = '';
  },
};
