import { useEffect, useRef, useState } from 'react';
import { previewUrl } from '../boards/preview-url.ts';
import { screenFrame } from './host.ts';
import { ScreenBox, ScreenWindow } from './style.ts';

const screenSizes = {
  phone: { width: 360, height: 720 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1280, height: 800 },
} as const;

export type ScreenSize = keyof typeof screenSizes;

/**
 * Shows the screen in an iframe, so that it has the layout of its width and its dialogs cover nothing else; scaled down
 * to fit.
 */
export function ScreenFrame({ story, title, size }: { story: string; title: string; size: ScreenSize }) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>(screenSizes.phone.width);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? screenSizes.phone.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const { width, height } = screenSizes[size];
  const scale = Math.min(1, room / width);
  return (
    <ScreenBox ref={box} style={{ height: Math.ceil(height * scale) + 2 }}>
      <ScreenWindow
        {...screenFrame}
        title={title}
        src={previewUrl(story)}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </ScreenBox>
  );
}
