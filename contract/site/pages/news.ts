import { paths } from '../site-paths.ts';
import type { PageInfo } from './page-info.ts';

/** Metadata of the offer, notice and FAQ pages, by path. */
export const newsPages = {
  [paths.specialOffers]: {
    title: '스페셜 오퍼',
    eyebrow: 'Special offers',
    description: '객실과 라운드를 묶은 패키지, 다이닝 프로모션과 계절마다 달라지는 혜택을 모았습니다.',
    trail: ['스페셜 오퍼'],
    pageType: 'SPECIALOFFER',
  },
  [paths.notices]: {
    title: '공지사항',
    eyebrow: 'Notice',
    description: '네 클럽의 운영 일정, 이벤트, 채용과 보도자료를 알려 드립니다.',
    trail: ['소식', '공지사항'],
    pageType: 'NOTICE',
  },
  [paths.faq]: {
    title: '자주 묻는 질문',
    eyebrow: 'FAQ',
    description: '예약과 취소, 회원권, 라운드 준비에 관해 자주 묻는 질문과 답입니다.',
    trail: ['소식', '자주 묻는 질문'],
    pageType: 'NOTICE',
  },
  [paths.qna]: {
    title: '문의하기',
    eyebrow: 'Q&A',
    description: '전화, 이메일, 회원권 상담 신청까지 저희에게 묻는 방법을 안내합니다.',
    trail: ['소식', '문의하기'],
    pageType: 'NOTICE',
  },
} as const satisfies Record<string, PageInfo>;
