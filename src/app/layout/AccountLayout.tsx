import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import { Awaited } from '#src/shared/lazy/Awaited.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { SplitScreen } from '#src/ui/page/SplitScreen.tsx';
import { Wordmark } from '#src/ui/page/Wordmark.tsx';
import { wordmarkOf } from './brand.ts';

export function AccountLayout() {
  const { data: setting } = useQuery(settingQuery(useClient()));
  const { pathname } = useLocation();
  return (
    <SplitScreen
      form={pathname === paths.join ? 'wide' : 'narrow'}
      header={
        <>
          <Wordmark {...wordmarkOf(setting)} />
          <LinkText href={paths.home} variant="back">
            홈으로
          </LinkText>
        </>
      }
      picture="moonpine"
      caption={{ eyebrow: 'Wolsongri, 7:40 pm', text: '달이 솔숲을 넘어오면\n코스는 조용해집니다' }}
    >
      <Suspense fallback={<Awaited />}>
        <Outlet />
      </Suspense>
    </SplitScreen>
  );
}
