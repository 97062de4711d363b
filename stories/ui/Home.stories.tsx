import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { CourseCard, CourseCards } from '#src/ui/home/CourseCard.tsx';
import { ContactBlock } from '#src/ui/home/ContactBlock.tsx';
import { GolfBlock, HomeSection } from '#src/ui/home/HomeSection.tsx';
import { HomeText } from '#src/ui/home/HomeText.tsx';
import { LoungeBlock } from '#src/ui/home/LoungeBlock.tsx';
import { StoryBlock } from '#src/ui/home/StoryBlock.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { SideNavigation } from '#src/ui/page/SideNavigation.tsx';

const meta = {
  title: '부품/홈의 부분',
  id: 'ui-home',
  component: HomeText,
  parameters: { layout: 'fullscreen' },
  args: { number: '01', eyebrow: 'Story', heading: 'Breath of Paradise' },
} satisfies Meta<typeof HomeText>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = [
  '치악의 서쪽 자락, 해가 능선을 넘기 전 골짜기는 온통 흰빛입니다. 첫 팀이 티를 꽂을 무렵이면 안개는 소나무 허리까지 내려와 길을 내어 줍니다.',
];

export const Words: Story = { name: '글 · Words', args: { title: '안개가 걷히면 숲이 먼저 숨을 쉽니다', texts } };

export const StoryPart: Story = {
  name: '이야기 · Story Part',
  render: (args) => (
    <HomeSection id="story">
      <StoryBlock
        text={{ ...args, title: '안개가 걷히면 숲이 먼저 숨을 쉽니다', texts }}
        pictures={[
          { file: 'kv-deck', alt: '해 뜰 무렵의 호수' },
          { file: 'kv-dawn', alt: '안개 낀 페어웨이' },
        ]}
        caption={{ time: '6:12 am', text: '호수 위로 해가 오르는 시간' }}
        link={{ href: '/about/story', label: '브랜드 스토리' }}
      />
    </HomeSection>
  ),
};

export const Lounge: Story = {
  name: '라운지 · Lounge',
  args: { number: '02', eyebrow: 'Club house', heading: 'Private Lounge' },
  render: (args) => (
    <LoungeBlock
      text={{ ...args, texts }}
      picture={{ file: 'kv-dusk', alt: '저녁의 클럽하우스' }}
      link={{ href: '/oakhills/facilities', label: '클럽하우스 안내' }}
    />
  ),
};

const card = {
  title: '성문안',
  latin: 'Seongmunan',
  href: '/seongmunan/course',
  picture: 'kv-autumn',
  holes: 18,
  access: '퍼블릭',
  metres: 6_651,
  designer: '집과 미술관을 짓던 이름난 건축가가 클럽하우스와 코스를 한 장의 도면에 함께 그렸습니다.',
  today: '오늘 휴장 · 3월 11일까지',
  moreLabel: '더보기',
};

export const Clubs: Story = {
  name: '클럽 · Clubs',
  args: { number: '03', eyebrow: 'Golf', heading: 'Largest and Foremost' },
  render: (args) => (
    <GolfBlock
      text={<HomeText {...args} />}
      link={
        <LinkText href="/about/overview" variant="onward">
          OUR DYNAMIC GOLF COURSE
        </LinkText>
      }
    >
      <CourseCards>
        {['성문안', '오크밸리', '아주 긴 이름을 가진 어느 클럽', '월송리'].map((title) => (
          <li key={title}>
            <CourseCard {...card} title={title} />
          </li>
        ))}
      </CourseCards>
    </GolfBlock>
  ),
};

export const Contact: Story = {
  name: '문의 · Contact',
  args: { number: '04', eyebrow: 'Contact', heading: 'Find Us' },
  render: (args) => (
    <ContactBlock
      text={args}
      facts={[
        { term: '주소', detail: '강원특별자치도 원주시 지정면 안개솔길 90' },
        { term: '전화', detail: '033-799-0130', isNumber: true },
      ]}
      place="오크 리조트 골프"
      actions={
        <>
          <ButtonLink href="https://map.example" isExternal>
            지도 보기
          </ButtonLink>
          <ButtonLink href="mailto:contact@example.com" variant="secondary">
            문의하기
          </ButtonLink>
        </>
      }
    />
  ),
};

const sections = [
  { id: 'story', label: 'Story' },
  { id: 'clubhouse', label: 'Club house' },
  { id: 'golf', label: 'Golf' },
];

export const Sections: Story = {
  name: '옆 이동 메뉴 · Sections',
  globals: { viewport: { value: 'laptop' } },
  render: () => <SideNavigation items={sections} current="clubhouse" tone="dark" onGo={fn()} />,
};
