import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clubNames } from '#contract/club-code.ts';
import { clubCoursePath, type ClubKey } from '#contract/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import { brandAddress } from '#src/shared/club/brand-address.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { InkScreen } from '#src/ui/InkScreen.tsx';

/** Leads to the brand site of a club, which the settings name; says so, for whom it does not go by itself, and leads back where there is none. */
export function BrandPage({ club }: { club: ClubKey }) {
  const { data: setting, isError } = useQuery(settingQuery(useClient()));
  const url = brandAddress(club, setting);
  const isMissing = isError || (setting !== undefined && url === null);
  useEffect(() => {
    if (url !== null) window.location.replace(url);
  }, [url]);
  return (
    <>
      <PageHead title={`${clubNames[club]} 브랜드`} />
      {isMissing ? (
        <InkScreen mark="Brand" title="브랜드 사이트를 준비하고 있습니다" actions={<ButtonLink href={clubCoursePath(club)}>코스 안내 보기</ButtonLink>}>
          지금은 이동할 수 없습니다. 잠시 후 다시 찾아 주세요.
        </InkScreen>
      ) : (
        <InkScreen mark="Brand" title={`${clubNames[club]} 브랜드 사이트로 이동합니다`} actions={url !== null && <ButtonLink href={url}>바로 이동</ButtonLink>}>
          잠시 후 자동으로 이동합니다. 이동하지 않으면 아래 버튼을 눌러 주세요.
        </InkScreen>
      )}
    </>
  );
}
