import { SiteHeader } from '#src/ui/frame/SiteHeader.tsx';

const nothing = () => undefined;

/** Rendered on the server only to collect styles: the header of a scrolled page. */
export const DeferredFrameStyles = () => (
  <SiteHeader
    wordmark={{ href: '/', name: '', latin: '' }}
    navigation={null}
    utilities={null}
    variant="over"
    isRaised
    isMenuOpen={false}
    onMenu={nothing}
  />
);
