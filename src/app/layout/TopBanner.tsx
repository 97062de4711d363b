import { useQuery } from '@tanstack/react-query';
import { useClient } from '#src/api/client-context.tsx';
import { bannersQuery } from '#src/api/frame.ts';
import { useClientValue } from '#src/lib/use-client-value.ts';
import {
  usePopupExpiryActor,
  usePopupExpiryOf,
  type PopupExpiryActor,
} from '#src/shared/popup-expiry/use-popup-expiry.ts';
import { BannerSlot } from '#src/ui/frame/BannerSlot.ts';
import { topId } from '#src/ui/frame/SiteHeader.tsx';
import { TopBanner as Banner } from '#src/ui/frame/TopBanner.tsx';
import { bannerId } from './banner-id.ts';

/** The banner above the header, unless this browser has stored that it was dismissed. */
export function DismissibleBanner() {
  return <TopBanner actor={usePopupExpiryActor(bannerId)} />;
}

/**
 * The first of the banners, until it is dismissed. Its space is reserved from the first paint on, to prevent a layout
 * shift.
 */
export function TopBanner({ actor }: { actor: PopupExpiryActor }) {
  const { state, close, hideForADay } = usePopupExpiryOf(actor);
  // The server cannot know whether it was dismissed.
  const isShown = useClientValue(() => state === 'shown', true);
  const { data: banners, isPending, failureCount } = useQuery({ ...bannersQuery(useClient()), enabled: isShown });
  const banner = banners?.[0];
  if (!isShown) return null;
  if (!banner) return isPending && failureCount === 0 ? <BannerSlot /> : null;
  const focusTop = () => document.getElementById(topId)?.focus({ preventScroll: true });
  return (
    <Banner
      eyebrow="Notice"
      title={banner.title}
      href={banner.linkUrl}
      isExternal={!banner.linkUrl.startsWith('/')}
      onHide={() => {
        hideForADay();
        focusTop();
      }}
      onClose={() => {
        close();
        focusTop();
      }}
    />
  );
}
