import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/site/site-paths.ts';
import type { Setting } from '#contract/site/setting.ts';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import { useToday } from '#src/shared/page/use-today.ts';
import { SiteFooter } from '#src/ui/frame/SiteFooter.tsx';
import { socialOf, wordmarkOf } from './brand.ts';

const policies = [
  { href: paths.privacyPolicy, label: '개인정보 처리방침' },
  { href: paths.termsOfUse, label: '이용약관' },
  { href: paths.videoPolicy, label: '영상정보처리기기 운영·관리 방침' },
  { href: paths.emailRefusal, label: '이메일 무단수집 거부' },
];

export function Footer() {
  const { data: setting } = useQuery(settingQuery(useClient()));
  const [year] = useToday().split('-', 1);
  return (
    <SiteFooter
      wordmark={wordmarkOf(setting)}
      company={companyOf(setting)}
      social={socialOf(setting)}
      familySites={(setting?.familySites ?? []).map(({ name, url }) => ({ href: url, label: name }))}
      policies={policies}
      copyright={`© ${year} ${wordmarkOf(setting).latin}`}
    />
  );
}

const companyOf = (setting: Setting | undefined) => [
  { term: '상호', detail: setting?.companyName ?? '' },
  { term: '주소', detail: setting?.address ?? '' },
  { term: '예약', detail: setting?.reservationTel ?? '' },
  { term: '대표', detail: setting?.ceoName ?? '' },
  { term: '사업자등록번호', detail: setting?.businessRegistrationNumber ?? '' },
  { term: '이메일', detail: setting?.contactEmail ?? '' },
];
