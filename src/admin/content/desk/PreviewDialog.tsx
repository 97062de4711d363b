import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ContentValues } from '#contract/staff/content-field.ts';
import type { PublicationDetail } from '#contract/staff/publication.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';
import { styled } from '#src/ui/foundation/theme.ts';
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx';
import { PopupCard } from '#src/ui/overlays/PopupCard.tsx';
import { adminBase } from '../../frame/admin-paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';

const widths = { phone: 390, desktop: 1280 } as const;
const height = 800;

type PreviewDialogProps = { publication: Pick<PublicationDetail, 'id' | 'kind' | 'draft'>; onClose: () => void };

/** A publication as it will look on the site. */
export const PreviewDialog = ({ publication, onClose }: PreviewDialogProps) => (
  <Dialog title="미리 보기" isWide onClose={onClose}>
    {publication.kind === 'popup' ? (
      <PopupPreview values={publication.draft.values} />
    ) : (
      <PagePreview id={publication.id} />
    )}
    <Actions>
      <Button variant="secondary" size="small" onPress={onClose}>
        닫기
      </Button>
    </Actions>
  </Dialog>
);

/** A popup by itself: the home page shows it once its script has run, which a preview does not. */
function PopupPreview({ values: { title, text, link, pcImageUrl, alt } }: { values: ContentValues }) {
  return (
    <Popup inert>
      <PopupCard
        title={String(title)}
        text={String(text)}
        href={String(link)}
        isExternal={!String(link).startsWith('/')}
        picture={{ file: String(pcImageUrl), alt: String(alt) }}
        onHide={() => undefined}
        onClose={() => undefined}
      />
    </Popup>
  );
}

/** The page of the site that shows a publication, on a phone and on a computer, scaled to the room that there is. */
function PagePreview({ id }: { id: number }) {
  const [device, setDevice] = useState<keyof typeof widths>('phone');
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const width = widths[device];
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <>
      <RadioGroup
        label="화면 너비"
        value={device}
        items={[
          { value: 'phone', label: `휴대폰 (${widths.phone})` },
          { value: 'desktop', label: `컴퓨터 (${widths.desktop})` },
        ]}
        onChange={(value) => setDevice(value === 'desktop' ? 'desktop' : 'phone')}
      />
      <Box ref={box} style={{ height: `${height * scale}px` }}>
        <Page
          title={`미리 보기, ${device === 'phone' ? '휴대폰' : '컴퓨터'} 너비`}
          src={`${adminBase}/preview/${id}`}
          // Without scripts; its fonts and pictures are those of this site.
          sandbox="allow-same-origin"
          style={{ width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` }}
        />
      </Box>
    </>
  );
}

/** Returns the width of an element in pixels, also while it changes; 0 before it is known. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

const Popup = styled('div', { width: 'min(100%, 20rem)', border: '1px solid $colors$mist' });

const Box = styled('div', { overflow: 'hidden', border: '1px solid $colors$mist' });

const Page = styled('iframe', { display: 'block', border: 0, transformOrigin: '0 0', backgroundColor: '$ivory' });
