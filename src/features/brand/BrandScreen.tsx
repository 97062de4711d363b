import { brandMessages, brandTitle } from '#contract/site/brand-messages.ts';
import { clubNames } from '#contract/site/club-code.ts';
import { clubCoursePath, type ClubKey } from '#contract/site/site-paths.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { InkScreen } from '#src/ui/page/InkScreen.tsx';

export type BrandScreenProps = {
  club: ClubKey;
  /** The URL of the brand site: undefined while it is loading, null if there is none. */
  address: string | null | undefined;
  /** Whether the address is being refetched. */
  isRetrying: boolean;
  onRetry: () => void;
};

/** The step between the site and a club's brand site. Without a place to go it says so, offers another try and the way back. */
export function BrandScreen({ club, address, isRetrying, onRetry }: BrandScreenProps) {
  const isMissing = address === null;
  return (
    <InkScreen
      mark="Brand"
      title={isMissing ? brandMessages.missing : brandTitle(clubNames[club])}
      actions={
        isMissing ? (
          <>
            <Button isPending={isRetrying} onPress={onRetry}>
              다시 불러오기
            </Button>
            <ButtonLink href={clubCoursePath(club)} variant="secondary">
              코스 안내 보기
            </ButtonLink>
          </>
        ) : (
          address && <ButtonLink href={address}>바로 이동</ButtonLink>
        )
      }
    >
      <p role="status">{sentence(address)}</p>
    </InkScreen>
  );
}

function sentence(address: BrandScreenProps['address']): string {
  if (address === null) return brandMessages.unavailable;
  return address === undefined ? brandMessages.loading : brandMessages.redirecting;
}
