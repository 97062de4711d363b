import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Banner } from '#contract/site/frame.ts';
import type { Member } from '#contract/account/member.ts';
import type { Setting } from '#contract/site/setting.ts';
import { ClientProvider } from '#src/api/client-context.tsx';
import { bannersQuery } from '#src/api/frame.ts';
import { meQuery } from '#src/api/member.ts';
import { settingQuery } from '#src/api/setting.ts';
import { createServices } from '#src/app/boot/services.ts';
import { SessionProvider } from '#src/app/session/session-context.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';

/** The settings that the layout reads. */
export const setting = {
  groupName: '오크 리조트 골프',
  groupNameEn: 'OAK RESORT GOLF',
  companyName: '주식회사 오크리조트골프',
  address: '강원특별자치도 원주시 지정면 안개솔길 90 오크 리조트 골프',
  reservationTel: '1588-7676',
  contactEmail: 'contact@oakresortgolf.example',
  ceoName: '윤솔찬',
  businessRegistrationNumber: '902-88-76766',
  instagramLink: 'https://instagram.example',
  facebookLink: 'https://facebook.example',
  kakaoLink: 'https://kakao.example',
  youtubeLink: 'https://youtube.example',
  resortUrl: 'https://resort.example',
  reservationUrl: 'https://golf.example/reserve',
  seongmunanBrandUrl: 'https://seongmunan.example',
  wolsongriBrandUrl: 'https://wolsongri.example',
  familySites: [{ id: 1, name: '오크 스테이', url: 'https://stay.example' }],
} as unknown as Setting;

export const banner: Banner = { title: '기다림을 줄이는 모바일 사전 체크인', linkUrl: '/notice/136?pre-check-in' };

export type SiteProps = {
  path?: string;
  member?: Pick<Member, 'name'>;
  banners?: readonly Banner[];
  children: ReactNode;
};

/** Renders parts of the layout in their providers: with settings, and with banners and a member if given. */
export function Site({ path = '/', member, banners, children }: SiteProps) {
  const [{ client, queryClient, session }] = useState(() => {
    if (member) localStorage.setItem('token', 'token');
    const services = createServices('https://site.example');
    services.queryClient.setQueryData(settingQuery(services.client).queryKey, setting);
    if (banners) services.queryClient.setQueryData(bannersQuery(services.client).queryKey, [...banners]);
    if (member) services.queryClient.setQueryData(meQuery(services.client).queryKey, member as Member);
    return services;
  });
  return (
    <UIProvider navigate={() => {}}>
      <MemoryRouter initialEntries={[path]}>
        <QueryClientProvider client={queryClient}>
          <ClientProvider client={client}>
            <SessionProvider session={session}>{children}</SessionProvider>
          </ClientProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </UIProvider>
  );
}
