import type { StoryObj } from '@storybook/react-vite';
import css from '#server/sandbox/assets/sandbox.css?raw';
import { codeView, endView, personView } from '#server/sandbox/identity/views.ts';
import { windows } from '#server/sandbox/identity/windows.ts';
import type { Html } from '#server/sandbox/page.ts';
import { searchView } from '#server/sandbox/postcode/view.ts';

export default { title: '화면/본인확인 창', id: 'features-provider-windows', parameters: { layout: 'fullscreen' } };

/** Shows a page of the sandbox as the server sends it; its style is removed with the story. */
const storyOf = (view: Html): StoryObj => ({
  loaders: [async () => ({ content: (await view).toString() })],
  render: (_, { loaded: { content } }) => (
    <>
      <style>{css}</style>
      <div dangerouslySetInnerHTML={{ __html: String(content) }} />
    </>
  ),
});

const { NICE: phone, IPIN: ipin } = windows;

export const PhonePerson: StoryObj = {
  name: '휴대폰 본인확인 입력 · Phone Person',
  ...storyOf(personView(phone, 'request', {})),
};
export const PhonePersonRefused: StoryObj = {
  name: '휴대폰 본인확인 입력 오류 · Phone Person Refused',
  ...storyOf(personView(phone, 'request', { name: '남궁여울' }, '생년월일을 다시 확인해 주세요.')),
};
export const IpinPerson: StoryObj = {
  name: '아이핀 본인확인 입력 · Ipin Person',
  ...storyOf(personView(ipin, 'request', {})),
};
export const Code: StoryObj = { name: '인증번호 입력 · Code', ...storyOf(codeView(phone, 'attempt', '123456')) };
export const CodeRefused: StoryObj = {
  name: '인증번호 오류 · Code Refused',
  ...storyOf(codeView(phone, 'attempt', '123456', '인증번호가 일치하지 않습니다.')),
};
export const Silent: StoryObj = { name: '응답 없음 · Silent', ...storyOf(endView(phone, '응답하지 않기로 했습니다.')) };
export const PostcodeSearch: StoryObj = { name: '우편번호 찾기 · Postcode Search', ...storyOf(searchView('')) };
export const PostcodeFound: StoryObj = {
  name: '우편번호 찾기 결과 · Postcode Found',
  ...storyOf(searchView('치악숲로')),
};
export const PostcodeNotFound: StoryObj = {
  name: '우편번호 찾기 결과 없음 · Postcode Not Found',
  ...storyOf(searchView('없는주소')),
};
