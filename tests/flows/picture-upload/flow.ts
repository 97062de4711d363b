import type { AnyEventObject } from 'xstate';
import { alternativeTextError } from '#contract/staff/picture-file.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { pictureUploadMachine } from '#machines/picture-upload.machine.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import { failures, unreached } from '../lib/expiries.ts';

const offline = new TypeError('Failed to fetch');

/** A file as a browser reports it, of any size. */
function picked(name: string, type: string, size: number) {
  const body = new File(['picture'], name, { type });
  Object.defineProperty(body, 'size', { value: size });
  return { name, type, size, body };
}

export const flow = defineFlow({
  machine: pictureUploadMachine,
  about: {
    ko: '이미지 올리기',
    en: 'Picture upload',
    page: '/admin/content/1',
    precondition: '콘텐츠 역할로 로그인한 구성원, 작성 중인 원고',
    spec: 'decision 0101',
  },
  inputs: [undefined],
  events: {
    'file.picked': {
      ko: '파일을 고른다',
      en: 'a file is picked',
      examples: [
        { payload: { file: picked('winter.jpg', 'image/jpeg', 2_000_000) } },
        {
          payload: { file: picked('rules.pdf', 'application/pdf', 90_000) },
          ko: '이미지가 아닌 파일을 고른다',
          en: 'a file is picked that is no picture',
        },
        {
          payload: { file: picked('huge.png', 'image/png', 20_000_000) },
          ko: '너무 큰 이미지를 고른다',
          en: 'a picture is picked that is too large',
        },
      ],
    },
    'alt.changed': { ko: '대체 텍스트를 고친다', en: 'the alternative text is edited' },
    'upload.submitted': {
      ko: '이미지를 올린다',
      en: 'the picture is submitted',
      examples: [
        { payload: { alt: '눈 덮인 1번 홀' } },
        { payload: { alt: ' ' }, ko: '대체 텍스트를 비우고 올린다', en: 'the picture is submitted without a text' },
      ],
    },
  },
  actors: {
    uploadPicture: {
      done: {
        ko: '올린 결과가 온다',
        en: 'the server answers the upload',
        examples: [
          {
            payload: {
              kind: 'uploaded',
              picture: { file: '/uploads/winter', width: 1600, height: 900, alt: '눈 덮인 1번 홀' },
            },
            ko: '서버가 이미지를 받아들인다',
            en: 'the server takes the picture',
          },
          {
            payload: { kind: 'refused', message: publicationMessages.notAPicture },
            ko: '서버가 손상된 파일이라고 답한다',
            en: 'the server finds the file damaged',
            byHand: '확장자를 jpg로 바꾼 문서 파일을 올린다',
          },
        ],
      },
      error: { ko: '이미지를 올리지 못한다', en: 'the upload fails', examples: [{ payload: offline }] },
    },
  },
  timers: {},
  screens: {
    'choosing.clean': '이미지 고르기',
    'choosing.refused': '오류가 표시된 이미지 고르기',
    'choosing.failed': '올리지 못한 이미지',
    uploading: '올리는 중인 이미지',
    uploaded: '올린 이미지',
  },
  contextKey: ({ file, errors }) => [file?.name, Object.keys(errors)],
  /** Typing sends each change: on screen a refused form is corrected first and then submitted. */
  onScreen: (onMachine) => ({
    ...onMachine,
    isEventPossible: (state, event) => event.type !== 'upload.submitted' || !state.matches({ choosing: 'refused' }),
  }),
  excludedInBrowser: {},
  properties: {
    'only a picture with an alternative text is sent': (steps) => {
      const { state } = lastOf(steps);
      const { file, alt } = state.context;
      return !state.matches('uploading') || (file?.name === 'winter.jpg' && alternativeTextError(alt) === null);
    },
    'a file that is no picture does not replace the one before': (steps) =>
      lastOf(steps).state.context.file === null || lastOf(steps).state.context.file?.name === 'winter.jpg',
    'it ends with the picture as the server has it': (steps) =>
      (lastOf(steps).state.output?.file ?? null) === (lastOf(steps).state.context.picture?.file ?? null),
  },
  expiries: {
    same: { 'choosing.refused': 'choosing.clean', 'choosing.failed': 'choosing.clean' },
    typed: ({ file, alt }) => [file?.name, alt],
    kinds: {
      verification: 'nobody is verified for it',
      session: 'the client asks for the login over the page and repeats the call (src/admin/api/renewing-client.ts)',
      code: { answers: [...unreached('uploadPicture'), ...failures('uploadPicture')], back: [], notApplicable: {} },
    },
  },
  forms: () => {
    const isAccepted = ({ alt }: AnyEventObject) => alternativeTextError(alt) === null;
    return [
      {
        events: samplesOf({ type: 'upload.submitted' as const, alt: '눈 덮인 1번 홀' }, ['alt'], isAccepted),
        yes: ['pictureUpload.choosing · upload.submitted #1 [isComplete] → pictureUpload.uploading'],
        no: ['pictureUpload.choosing · upload.submitted #2 → pictureUpload.choosing.refused'],
        isAccepted,
      },
    ];
  },
  calls: 'its endings are those of renewing-client; each answer of the server is an example of its actor',
});
