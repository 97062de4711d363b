import { SiteHeader } from '#src/ui/frame/SiteHeader.tsx';

const nothing = () => undefined;

/** The looks of what comes to the frame of a page: its header once the page is scrolled. Nobody sees this; the server takes its styles. */
export const FrameToCome = () => <SiteHeader wordmark={{ href: '/', name: '', latin: '' }} navigation={null} utilities={null} variant="over" isRaised isMenuOpen={false} onMenu={nothing} />;
