import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clubNames } from '#contract/club-code.ts';
import type { ClubKey } from '#contract/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { InkScreen } from '#src/ui/InkScreen.tsx';

/** Leads to the brand site of a club, which the settings name; says so, for whom it does not go by itself. */
export function BrandPage({ club }: { club: ClubKey }) {
  const { data: setting } = useQuery(settingQuery(useClient()));
  const url = setting && (club === 'seongmunan' ? setting.seongmunanBrandUrl : setting.wolsongriBrandUrl);
  useEffect(() => {
    if (url) window.location.replace(url);
  }, [url]);
  return (
    <>
      <PageHead title={`${clubNames[club]} 브랜드`} />
      <InkScreen mark="Brand" title={`${clubNames[club]} 브랜드 사이트로 이동합니다`} actions={url && <ButtonLink href={url}>바로 이동</ButtonLink>}>
        잠시 후 자동으로 이동합니다. 이동하지 않으면 아래 버튼을 눌러 주세요.
      </InkScreen>
    </>
  );
}
