import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import builtin from '#contract/news/builtin-faqs.json' with { type: 'json' };
import { FaqScreen } from '#src/features/faq/FaqScreen.tsx';
import { QnaScreen, type QnaScreenProps } from '#src/features/faq/QnaScreen.tsx';
import { loading, failed, loaded } from './fetched.ts';

export default { title: '화면/자주 묻는 질문', id: 'features-faq', parameters: { layout: 'fullscreen' } };

const narrow = { globals: { viewport: { value: 'narrow' } } };
const faqs = builtin.map((faq, index) => ({ id: index + 1, ...faq }));
const long = [
  {
    id: 1,
    title: '예약하고 연락 없이 가지 않으면 그 뒤로 얼마 동안, 어느 클럽의 예약을 할 수 없게 되나요?',
    contents: `<p>${'노쇼로 기록되어 한 달 동안 새 예약을 하실 수 없습니다. '.repeat(12)}</p>`,
  },
];

function Questions({
  questions,
  initialQuestion = null,
}: Pick<QnaScreenProps, 'questions'> & { initialQuestion?: string | null }) {
  const [open, setOpen] = useState(initialQuestion);
  return <FaqScreen questions={questions} open={open} onOpenChange={setOpen} />;
}

export const List: StoryObj = {
  name: '질문 목록 · List',
  render: () => <Questions questions={loaded(faqs)} initialQuestion="faq-2" />,
};
export const ListNarrow = { ...List, ...narrow, name: '질문 목록, 좁은 화면 · List Narrow' };
export const ListLoading: StoryObj = {
  name: '질문 목록 불러오는 중 · List Loading',
  render: () => <Questions questions={loading} />,
};
export const ListFailed: StoryObj = {
  name: '질문 목록 불러오기 실패 · List Failed',
  render: () => <Questions questions={failed} />,
};
export const LongTextsNarrow: StoryObj = {
  ...narrow,
  name: '긴 질문과 답, 좁은 화면 · Long Texts Narrow',
  render: () => <Questions questions={loaded(long)} initialQuestion="faq-1" />,
};

const setting = {
  reservationTel: '1588-7676',
  membershipTel: '1588-7676',
  contactEmail: 'contact@oakresortgolf.example',
  kakaoLink: 'https://kakao.example/oakresortgolf',
};
const clubs = [
  { id: 132, nameKo: '성문안 CC', address: '강원특별자치도 원주시 지정면 성문안길 132', phone: '033-799-0132' },
  { id: 135, nameKo: '월송리 CC', address: '강원특별자치도 원주시 지정면 월송달빛길 71', phone: '033-799-0135' },
];
const askStory = (props: Partial<QnaScreenProps>): StoryObj => ({
  render: () => (
    <QnaScreen
      setting={loaded(setting)}
      clubs={loaded(clubs)}
      questions={loaded(faqs)}
      open={null}
      onOpenChange={fn()}
      {...props}
    />
  ),
});

export const Ask: StoryObj = { name: '문의하기 · Ask', ...askStory({}) };
export const AskNarrow = { ...Ask, ...narrow, name: '문의하기, 좁은 화면 · Ask Narrow' };
export const AskLoading: StoryObj = {
  name: '문의하기 불러오는 중 · Ask Loading',
  ...askStory({ setting: loading, clubs: loading, questions: loading }),
};
export const AskFailed: StoryObj = {
  name: '문의하기 불러오기 실패 · Ask Failed',
  ...askStory({ setting: failed, clubs: failed, questions: failed }),
};
