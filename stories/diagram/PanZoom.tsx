import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import './pan-zoom.css';
import { centred, fitting, zoomed, type Box, type Size } from './zoom.ts';

type PanZoomProps = {
  readonly label: string;
  /** Size of the picture in pixels. */
  readonly size: Size;
  /** The part of the picture that is scrolled to the centre when it changes; the whole picture by default. */
  readonly target?: Box | undefined;
  /** Controls beside those of the zoom. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

/** The initial scale, at which text is readable. */
const initialScale = 1;
/** The maximum movement of the pointer during a click, in pixels. */
const maxClickMovement = 6;

/** Shows a picture that is zoomed by buttons, keys and pinching, and scrolled by wheel, touch, keys and dragging. */
export function PanZoom({ label, size, target, tools, children }: PanZoomProps) {
  const view = useRef<HTMLDivElement>(null);
  const centre = useRef<Box | null>(null);
  const dragged = useRef(0);
  const [scale, setScale] = useState<number>(initialScale);

  function zoom(next: number, box?: Box): void {
    const { current } = view;
    if (!current) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = current;
    centre.current = box ?? {
      x: (scrollLeft + clientWidth / 2) / scale,
      y: (scrollTop + clientHeight / 2) / scale,
      width: 0,
      height: 0,
    };
    setScale(next);
    if (next === scale) scrollToCentre();
  }

  function scrollToCentre(): void {
    const { current } = view;
    if (!current || !centre.current) return;
    current.scrollTo(centred(centre.current, scale, viewOf(current)));
    centre.current = null;
  }

  const fit = () => view.current && zoom(fitting(size, viewOf(view.current)), { x: 0, y: 0, ...size });

  useLayoutEffect(scrollToCentre, [scale]);
  useLayoutEffect(() => {
    if (target) zoom(scale, target);
    else fit();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the scale that the user has chosen stays
  }, [target, size.width, size.height]);
  useLayoutEffect(() => {
    const { current } = view;
    const pinch = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(zoomed(scale, event.deltaY < 0 ? 'in' : 'out'));
    };
    current?.addEventListener('wheel', pinch, { passive: false });
    return () => current?.removeEventListener('wheel', pinch);
  });

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(zoomed(scale, 'in')),
    '=': () => zoom(zoomed(scale, 'in')),
    '-': () => zoom(zoomed(scale, 'out')),
    '0': () => fit(),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const startDrag = () => {
    dragged.current = 0;
  };
  // Touch scrolls natively.
  const drag = ({ buttons, pointerType, movementX, movementY }: PointerEvent) => {
    if (buttons !== 1 || pointerType !== 'mouse') return;
    dragged.current += Math.abs(movementX) + Math.abs(movementY);
    view.current?.scrollBy(-movementX, -movementY);
  };
  // A dragged link is not followed.
  const endDrag = (event: MouseEvent) => {
    if (dragged.current > maxClickMovement) event.preventDefault();
    dragged.current = 0;
  };

  return (
    <div className="pan-zoom">
      <div className="pan-zoom-tools" role="group" aria-label={`${label} 보기`}>
        <button type="button" onClick={() => zoom(zoomed(scale, 'in'))}>
          확대
        </button>
        <button type="button" onClick={() => zoom(zoomed(scale, 'out'))}>
          축소
        </button>
        <button type="button" onClick={fit}>
          모두 보기
        </button>
        <output>{Math.round(scale * 100)}%</output>
        {tools}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- with the focus on it, the arrow keys scroll it */}
      <div
        ref={view}
        className="pan-zoom-view"
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with the focus on it, the arrow keys scroll it
        tabIndex={0}
        onKeyDown={handleKeyDown}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onClickCapture={endDrag}
        onDragStart={(event) => event.preventDefault()}
      >
        <div style={{ width: size.width * scale, height: size.height * scale }}>
          <div
            className="pan-zoom-picture"
            style={{ width: size.width, height: size.height, transform: `scale(${scale})` }}
          >
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}

const viewOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({ width, height });
