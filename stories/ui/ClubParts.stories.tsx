import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Bullets } from '#src/ui/data/Bullets.tsx';
import { ContourMap } from '#src/ui/media/ContourMap.tsx';
import { MapSplit } from '#src/ui/media/MapSplit.tsx';
import { Sky } from '#src/ui/media/Sky.tsx';
import { RoadMap } from '#src/ui/media/RoadMap.tsx';
import { CopyButton } from '#src/ui/actions/CopyButton.tsx';
import { EstimatePanel } from '#src/ui/forms/EstimatePanel.tsx';
import { CountdownCard } from '#src/ui/data/CountdownCard.tsx';
import { Timeline } from '#src/ui/data/Timeline.tsx';
import { FactList } from '#src/ui/data/FactList.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { NamedList } from '#src/ui/data/NamedList.tsx';
import { RouteCards } from '#src/ui/data/RouteCards.tsx';
import { PageStatus } from '#src/ui/page/PageStatus.tsx';
import { NumberedArticle } from '#src/ui/page/NumberedArticle.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { BetweenMargins } from './surfaces.tsx';

export default { title: '부품/클럽의 부분', id: 'ui-club-parts' };

const fields = <SelectField label="이용 요일" items={[{ value: 'weekday', label: '월~목요일' }]} />;
const lines = [
  { label: '그린피', detail: '210,000원 × 4명', amount: 840_000 },
  { label: '카트 사용료', detail: '1팀 18홀', amount: 120_000 },
];

const betweenMargins: StoryObj = { parameters: { layout: 'fullscreen' }, decorators: [BetweenMargins] };

export const Skies: StoryObj = {
  name: '하늘 · Skies',
  render: () => (
    <>
      {['01d', '01n', '04d', '09d', '13d', '50d'].map((icon) => (
        <p key={icon}>
          <Sky icon={icon} />
        </p>
      ))}
    </>
  ),
};

export const Status: StoryObj = {
  ...betweenMargins,
  name: '오늘의 영업 · Status',
  render: () => (
    <PageStatus
      text="오늘 영업 · 첫 티 06:30"
      note="휴장 공지와 출발 시간표에 따른 안내이며, 눈과 비로 달라질 수 있습니다."
    >
      <LinkText href="/oakhills/booking-information#weather" variant="onward">
        오늘과 내일 날씨
      </LinkText>
    </PageStatus>
  ),
};

export const Estimate: StoryObj = {
  ...betweenMargins,
  name: '요금 계산 · Estimate',
  render: () => (
    <EstimatePanel
      label="예상 금액 계산"
      totalLabel="예상 금액 합계"
      unit="원"
      fields={fields}
      result={{ lines, total: 960_000, shares: [{ label: '1인', amount: 240_000 }] }}
    >
      <Bullets items={['예상 금액입니다.']} />
    </EstimatePanel>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('예상 금액 합계 960,000원1인 240,000원'),
};
export const EstimateRefused: StoryObj = {
  ...betweenMargins,
  name: '요금 계산 실패 · Estimate Refused',
  render: () => (
    <EstimatePanel
      label="예상 금액 계산"
      totalLabel="예상 금액 합계"
      unit="원"
      fields={fields}
      result="주중회원은 토요일에 이용하실 수 없습니다."
    >
      {null}
    </EstimatePanel>
  ),
};

export const Facts: StoryObj = {
  name: '이용 정보 · Facts',
  render: () => (
    <FactList
      facts={[
        { label: '이용 시간', value: '05:30~19:00' },
        { label: '전화', value: <LinkText href="tel:033-799-1321">033-799-1321</LinkText> },
      ]}
    />
  ),
};
export const Named: StoryObj = {
  name: '이름과 설명 목록 · Named',
  render: () => (
    <NamedList
      items={[
        { label: '정회원', description: '모든 요일에 이용하는 회원' },
        { label: '주중회원', description: '월요일부터 금요일까지 이용하는 회원' },
      ]}
    />
  ),
};
export const Contours: StoryObj = {
  name: '등고선 지도 · Contours',
  render: () => <ContourMap seed={132} name="성문안 CC" />,
};
export const Articles: StoryObj = {
  name: '글 묶음 · Articles',
  render: () => (
    <>
      <NumberedArticle id="article-6" number={6} title="자격의 유지" paragraphs={['회원 자격은 5년 동안 이어진다.']} />
      <NumberedArticle
        id="article-10"
        number={10}
        title="보증금의 환급"
        paragraphs={['3개월 안에 돌려준다.', '넘긴 날수만큼 이자를 더한다.']}
      />
    </>
  ),
};

/** Confirms the copy visibly and to screen readers, then reverts. */
export const Copy: StoryObj = {
  name: '주소 복사 · Copy',
  render: () => <CopyButton text="성문안길 132" label="주소 복사" done="복사했습니다" failed="복사하지 못했습니다" />,
  beforeEach: mockClipboard,
  play: async ({ canvas, userEvent }) => {
    const write = fn(async (_text: string) => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.click(canvas.getByRole('button', { name: '주소 복사' }));
    await expect(canvas.findByRole('button', { name: '복사했습니다' })).resolves.toBeVisible();
    await expect(write).toHaveBeenCalledWith('성문안길 132');
    await expect(canvas.getByRole('status')).toHaveTextContent('복사했습니다');
  },
};
export const CopyRefused: StoryObj = {
  ...Copy,
  name: '주소 복사 실패 · Copy Refused',
  play: async ({ canvas, userEvent }) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await userEvent.click(canvas.getByRole('button', { name: '주소 복사' }));
    await expect(canvas.findByRole('button', { name: '복사하지 못했습니다' })).resolves.toBeVisible();
  },
};

const routes = [
  {
    from: '서울·경기 동부',
    route: '광주원주고속도로 서원주 나들목 → 지정면 방향 우회전 → 솔미교차로에서 성문안길로 좌회전',
    time: '약 1시간 10분',
  },
  { from: '인천·수원', route: '영동고속도로 문막 나들목 → 지방도를 따라 지정면 방면 14km', time: '약 1시간 40분' },
  {
    from: '강릉·동해',
    route: '영동고속도로 만종분기점 → 중앙고속도로 북원주 나들목 → 지정로 9km 직진',
    time: '약 1시간 30분',
  },
];
export const Roads: StoryObj = {
  name: '약도 · Roads',
  render: () => <RoadMap name="성문안 CC" roads={routes} note="방향과 거리는 실제와 다릅니다." />,
};
export const Routes: StoryObj = { name: '오시는 길 카드 · Routes', render: () => <RouteCards routes={routes} /> };

export const Flow: StoryObj = {
  name: '당일의 흐름 · Flow',
  render: () => (
    <Timeline
      label="출발 시각 기준 안내"
      steps={[
        { time: '60분 전', text: '내장 등록과 락커 배정', place: '본관 프런트' },
        { time: '40분 전', text: '식사 또는 연습 그린', place: '별채 식당, 연습 그린' },
        { time: '15분 전', text: '카트 탑승과 준비 체조', place: '출발 광장' },
      ]}
    />
  ),
};

export const Countdown: StoryObj = {
  name: '다음 예약 · Countdown',
  render: () => (
    <CountdownCard
      label="다음 예약"
      countdown="D-12"
      title="오크밸리 18홀"
      facts={['2026.12.11 07:20 출발', '취소·변경 마감 2026.12.06 (D-7)']}
      action={<LinkText href="/mypage/booking">나의 예약</LinkText>}
    />
  ),
};

export const BesideAMap: StoryObj = {
  name: '지도 옆의 글 · Beside AMap',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <MapSplit map={<RoadMap name="성문안 CC" roads={routes} note="방향과 거리는 실제와 다릅니다." />}>
      <p>서울·경기 동부에서 오시는 길은 광주원주고속도로 서원주 나들목에서 시작합니다.</p>
    </MapSplit>
  ),
};

/** Replaces the clipboard until the story ends. */
function mockClipboard() {
  const descriptor = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  return () =>
    void (descriptor
      ? Object.defineProperty(navigator, 'clipboard', descriptor)
      : Reflect.deleteProperty(navigator, 'clipboard'));
}
