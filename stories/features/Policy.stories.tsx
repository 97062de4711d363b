import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { paths } from '#contract/site/site-paths.ts';
import { EmailRefusalPage } from '#src/features/policy/EmailRefusalPage.tsx';
import { PolicyScreen, type PolicyScreenProps } from '#src/features/policy/PolicyScreen.tsx';
import { withServices } from './with-services.tsx';

export default { title: '화면/약관과 방침', id: 'features-policy', parameters: { layout: 'fullscreen' } };

const parts: PolicyScreenProps['parts'] = [
  {
    id: 'part-0',
    title: null,
    number: '',
    name: '',
    html: '<p>오크 리조트 골프(이하 “회사”)는 「개인정보 보호법」 제30조에 따라 처리방침을 수립·공개합니다.</p>',
  },
  {
    id: 'part-1',
    title: '제1조 처리 목적',
    number: '1',
    name: '처리 목적',
    html: '<p>회사는 다음의 목적으로 개인정보를 처리합니다.</p><ul><li><strong>회원 관리</strong> 본인 식별·인증</li></ul>',
  },
  {
    id: 'part-2',
    title: '제2조 처리하는 개인정보의 항목과 보유 기간',
    number: '2',
    name: '처리하는 개인정보의 항목과 보유 기간',
    html: '<table><caption>처리 항목과 보유 기간</caption><thead><tr><th scope="col">업무</th><th scope="col">필수 항목</th><th scope="col">보유 기간</th></tr></thead><tbody><tr><th scope="row">골프 예약</th><td>예약자 성명, 회원번호, 휴대폰번호</td><td>이용일부터 5년</td></tr></tbody></table>',
  },
];

const story = (props: Partial<PolicyScreenProps>): StoryObj =>
  withServices(() => (
    <PolicyScreen
      path={paths.privacyPolicy}
      effective="2026.11.01 시행"
      parts={parts}
      isFailed={false}
      onRetry={fn()}
      {...props}
    />
  ));

export const Privacy: StoryObj = { name: '개인정보 처리방침 · Privacy', ...story({}) };
export const PrivacyNarrow = {
  ...Privacy,
  name: '개인정보 처리방침, 좁은 화면 · Privacy Narrow',
  globals: { viewport: { value: 'narrow' } },
};
export const Loading: StoryObj = {
  name: '불러오는 중 · Loading',
  ...story({ effective: undefined, parts: undefined }),
};
export const Failed: StoryObj = {
  name: '불러오기 실패 · Failed',
  ...story({ effective: undefined, parts: undefined, isFailed: true }),
};
export const Empty: StoryObj = { name: '내용 없음 · Empty', ...story({ parts: [] }) };

/** Articles without numbers, and more of them than fit the viewport. */
export const LongTexts: StoryObj = {
  name: '긴 글 · Long Texts',
  ...story({
    path: paths.videoPolicy,
    parts: Array.from({ length: 24 }, (_, index) => {
      const title = `고정형 영상정보처리기기의 설치와 운영, 열람과 삭제에 관한 ${index + 1}번째 부칙`;
      return {
        id: `part-${index + 1}`,
        title,
        number: '',
        name: title,
        html: `<p>${'이 방침은 시행일부터 적용하며, 내용이 바뀌면 미리 알립니다. '.repeat(8)}</p>`,
      };
    }),
  }),
};

export const EmailRefusal: StoryObj = {
  name: '이메일 무단수집 거부 · Email Refusal',
  ...withServices(() => <EmailRefusalPage />),
};
