import { brandMessages, brandTitle } from '#contract/site/brand-messages.ts';
import { clubNames } from '#contract/site/club-code.ts';
import { clubCoursePath, type ClubKey } from '#contract/site/site-paths.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { InkScreen } from '#src/ui/page/InkScreen.tsx';

export type BrandScreenProps = {
  club: ClubKey;
  /** The URL of the brand site: undefined while it is loading, null if there is none. */
  url: string | null | undefined;
  /** Whether the URL is being refetched. */
  isRetrying: boolean;
  onRetry: () => void;
};

/** Shown before a club's brand site opens. If there is no URL, it says so and offers a retry and a link back. */
export function BrandScreen({ club, url, isRetrying, onRetry }: BrandScreenProps) {
  const isMissing = url === null;
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
          url && <ButtonLink href={url}>바로 이동</ButtonLink>
        )
      }
    >
      <p role="status">{statusMessage(url)}</p>
    </InkScreen>
  );
}

function statusMessage(url: BrandScreenProps['url']): string {
  if (url === null) return brandMessages.unavailable;
  return url === undefined ? brandMessages.loading : brandMessages.redirecting;
}
