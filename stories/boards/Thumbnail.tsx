import { useRef, useState } from 'react';
import './thumbnail.css';
import type { Size } from '../diagram/zoom.ts';
import { LiveStory } from './LiveStory.tsx';
import { previewUrl } from './preview-url.ts';
import { useInView } from './use-in-view.ts';

type ThumbnailProps = {
  /** Id of the story. */
  readonly story: string;
  readonly name: string;
  /** Size of the viewport of the story. */
  readonly screen: Size;
  /** The maximum size of the thumbnail. */
  readonly room: Size;
  /** Toolbar options, as in the URL of a story. */
  readonly globals?: string;
  /** Whether the thumbnail is cropped to the height of its content. */
  readonly isCropped?: boolean;
};

/** The minimum height of a cropped thumbnail, in pixels. */
const minHeight = 64;
/** Space below the content of a cropped thumbnail, in pixels. */
const padding = 16;

/** A small live preview of a story that links to it. It is mounted only while it is visible. */
export function Thumbnail({ story, name, screen, room, globals = '', isCropped = false }: ThumbnailProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useInView(frame);
  const [content, setContent] = useState(0);
  const scale = Math.min(1, room.width / screen.width, room.height / screen.height);
  const height = isCropped ? Math.min(screen.height, Math.max(minHeight, content + padding)) : screen.height;
  const options = globals && `&globals=${globals}`;
  const source = previewUrl(story, globals);
  return (
    <div ref={frame} className="thumbnail" style={{ width: screen.width * scale, height: height * scale }}>
      {isInView && (
        <LiveStory key={source} source={source} title={name} screen={screen} scale={scale} onContent={setContent} />
      )}
      <a href={`./?path=/story/${story}${options}`} target="_top">
        <span>{name}</span>
      </a>
    </div>
  );
}
