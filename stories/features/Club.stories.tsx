import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ClubTerms } from '#contract/clubs/club-content.ts';
import type { GolfClub } from '#contract/clubs/club.ts';
import bookingContent from '#server/db/seed/content/booking-info.json' with { type: 'json' };
import feeContent from '#server/db/seed/content/fees.json' with { type: 'json' };
import guestContent from '#server/db/seed/content/guest-info.json' with { type: 'json' };
import scheduleContent from '#server/db/seed/content/schedule-tables.json' with { type: 'json' };
import termsContent from '#server/db/seed/content/terms.json' with { type: 'json' };
import { BookingScreen } from '#src/features/club/booking/BookingScreen.tsx';
import { FacilitiesScreen } from '#src/features/club/facilities/FacilitiesScreen.tsx';
import { clubFees } from '#src/features/club/fee/club-fees.ts';
import { FeeEstimate } from '#src/features/club/fee/FeeEstimate.tsx';
import { readChoice } from '#src/features/club/fee/fee-choice.ts';
import { FeeScreen, type FeeScreenProps } from '#src/features/club/fee/FeeScreen.tsx';
import { GuestScreen } from '#src/features/club/info/GuestScreen.tsx';
import { oakhillsRules } from '#src/features/club/rules/oakhills-rules.ts';
import { oakvalleyRules } from '#src/features/club/rules/oakvalley-rules.ts';
import { RulesScreen } from '#src/features/club/rules/RulesScreen.tsx';
import { TermsScreen, type TermsScreenProps } from '#src/features/club/terms/TermsScreen.tsx';
import { documentParts } from '#src/shared/served-html/document-parts.ts';
import { loading, failed, loaded } from './fetched.ts';

export default { title: '화면/클럽 안내', id: 'features-club', parameters: { layout: 'fullscreen' } };

const narrow = { globals: { viewport: { value: 'narrow' } } };
const of = <Item,>(content: readonly { key: string; items: Item[] }[], key: string) => content.find((each) => each.key === key)?.items ?? [];

const feesOf = (club: keyof typeof clubFees, items: FeeScreenProps['items'] = loaded(of(feeContent, club)), query = ''): StoryObj => {
  const fees = clubFees[club];
  const calculator = items.data && <FeeEstimate items={items.data} fees={fees} choice={readChoice(new URLSearchParams(query), fees, 11)} onChange={fn()} />;
  return { render: () => <FeeScreen items={items} calculator={calculator} /> };
};

export const Fees = feesOf('seongmunan', undefined, 'slot=late');
export const FeesOfMembers = feesOf('oakvalley', undefined, 'holes=27&kind=family&members=2');
export const FeesOfNineHoles = feesOf('wolsongri', undefined, 'holes=9');
export const FeesNarrow = { ...FeesOfMembers, ...narrow };
export const FeesRefused: StoryObj = {
  ...feesOf('oakhills', undefined, 'kind=weekday&day=saturday'),
  play: async ({ canvas }) => expect(canvas.getByText('주중회원은 토요일에 이용하실 수 없습니다.')).toBeVisible(),
};
/** An operator has changed an amount: the calculator is hidden instead of showing wrong results. */
export const FeesChanged = feesOf('seongmunan', loaded(of(feeContent, 'seongmunan').map((item) => ({ ...item, feeTable: item.feeTable.replace('>210,000<', '>215,000<') }))));
export const FeesLoading = feesOf('seongmunan', loading);
export const FeesFailed = feesOf('seongmunan', failed);
export const FeesEmpty = feesOf('seongmunan', loaded([]));

export const Booking: StoryObj = { render: () => <BookingScreen items={loaded(of(bookingContent, 'wolsongri'))} schedules={loaded(of(scheduleContent, 'wolsongri'))} /> };
export const BookingNarrow = { ...Booking, ...narrow };
export const BookingLoading: StoryObj = { render: () => <BookingScreen items={loading} schedules={loading} /> };
export const BookingFailed: StoryObj = { render: () => <BookingScreen items={failed} schedules={failed} /> };
export const BookingEmpty: StoryObj = { render: () => <BookingScreen items={loaded([])} schedules={loaded([])} /> };

const note = { id: 1, title: '처음 오시는 분과 오랜만에 다시 오시는 분께 드리는 도착부터 출발까지의 안내', thumbnail: 'unknown.jpg', description: `<p>${'출발 한 시간 전에 현관에 도착하면 직원이 골프백을 내려 보관소로 옮깁니다. '.repeat(10)}</p>` };
export const Guests: StoryObj = { render: () => <GuestScreen items={loaded(of(guestContent, 'oakvalley'))} /> };
export const GuestsLongTexts: StoryObj = { render: () => <GuestScreen items={loaded([note, { ...note, id: 2, title: '옷차림' }])} /> };
export const GuestsLoading: StoryObj = { render: () => <GuestScreen items={loading} /> };
export const GuestsFailed: StoryObj = { render: () => <GuestScreen items={failed} /> };
export const GuestsEmpty: StoryObj = { render: () => <GuestScreen items={loaded([])} /> };

const termsOf = (kind: ClubTerms['kind']) => (kind === 'USE' ? termsContent[0]?.use : termsContent[0]?.compliance) ?? { title: '', description: '' };
const terms = (kind: ClubTerms['kind'], props: Partial<TermsScreenProps> = {}): StoryObj => ({
  render: () => <TermsScreen page={kind === 'USE' ? 'terms-of-use' : 'terms-of-compliance'} title={termsOf(kind).title} parts={documentParts(termsOf(kind).description)} isFailed={false} onRetry={fn()} {...props} />,
});
export const Compliance = terms('COMPLIANCE');
export const Use = terms('USE');
export const UseNarrow = { ...Use, ...narrow };
export const UseLoading = terms('USE', { title: undefined, parts: undefined });
export const UseFailed = terms('USE', { title: undefined, parts: undefined, isFailed: true });
export const UseEmpty = terms('USE', { parts: [] });

const place: GolfClub = {
  id: 135, key: 'wolsongri', nameKo: '월송리 CC', nameEn: 'Wolsongri Country Club', access: 'public', accessLabel: '퍼블릭', holes: 18, par: 72, courseNames: ['OUT', 'IN'], lengthM: 5487, lengthYd: 6001,
  cart: '5인승 카트', caddie: '노캐디', designer: '', storyCard: { title: '', subtitle: '', description: '', backgroundImage: '' }, courseCard: { id: 135, title: '월송리 CC', thumbnail: '', url: '/wolsongri/course' },
  address: '강원특별자치도 원주시 지정면 월송달빛길 71', phone: '033-799-0135', reservationTel: '1588-7676', lat: 37.3957, lng: 127.8289,
  directions: { car: [{ from: '서울·하남', route: '광주원주고속도로 서원주 나들목 → 월송리 마을회관 앞에서 월송달빛길 우회전', time: '약 1시간 5분' }], shuttle: { stop: '간현 정류장', hours: '07:00~20:00', interval: '정시와 30분에 출발', note: '예약 화면을 기사에게 보여 주면 누구나 탈 수 있습니다.' } },
};
export const Facilities: StoryObj = { render: () => <FacilitiesScreen club="wolsongri" details={loaded(place)} /> };
export const FacilitiesNarrow = { ...Facilities, ...narrow };
export const FacilitiesWithoutShuttle: StoryObj = { render: () => <FacilitiesScreen club="oakvalley" details={loaded({ ...place, directions: { ...place.directions, shuttle: null } })} /> };
export const DirectionsLoading: StoryObj = { render: () => <FacilitiesScreen club="oakhills" details={loading} /> };
export const DirectionsFailed: StoryObj = { render: () => <FacilitiesScreen club="seongmunan" details={failed} /> };

export const Rules: StoryObj = { render: () => <RulesScreen rules={oakvalleyRules} /> };
export const RulesNarrow: StoryObj = {
  ...narrow,
  render: () => <RulesScreen rules={oakhillsRules} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '장 선택' }), 'chapter-6');
    await expect(document.activeElement?.id).toBe('chapter-6');
    window.location.hash = '';
  },
};
