import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useLayoutEffect, useState } from 'react';
import type { Popup } from '#contract/site/frame.ts';
import { useClient } from '#src/api/client-context.tsx';
import { popupsQuery } from '#src/api/frame.ts';
import { usePopupExpiry } from '#src/shared/popup-expiry/use-popup-expiry.ts';
import { PopupCard, PopupPlace } from '#src/ui/overlays/PopupCard.tsx';
import { useFontsReady } from './use-fonts-ready.ts';

/** As many as there is room for (spec 000 §2). */
const most = 2;
const laidOutOnly = { visibility: 'hidden' } as const;

/** The news of the home page. It takes no focus; Escape closes the card in front. */
export function Popups() {
  const { data: popups = [] } = useQuery(popupsQuery(useClient()));
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  // In a transition, so that rendering them does not block input.
  const chosen = useDeferredValue(popups).slice(0, most);
  const areReadable = useFontsReady(chosen.map(({ id }) => id).join());
  const shown = chosen.filter(({ id }) => !gone.has(id));
  const leave = useCallback((id: number) => setGone((before) => new Set([...before, id])), []);
  if (shown.length === 0) return null;
  return (
    <PopupPlace aria-label="새 소식" style={areReadable ? {} : laidOutOnly}>
      {shown.map((popup, index) => (
        <RememberedPopup key={popup.id} popup={popup} isFront={areReadable && index === 0} onGone={leave} />
      ))}
    </PopupPlace>
  );
}

/** A popup with what this browser remembers of it. */
function RememberedPopup({ popup: { id, title, text, link, pcImageUrl, alt }, isFront, onGone }: { popup: Popup; isFront: boolean; onGone: (id: number) => void }) {
  const { state, close, hideForADay } = usePopupExpiry(String(id));
  const isShown = state === 'shown';
  useLayoutEffect(() => {
    if (!isShown) onGone(id);
  }, [isShown, id, onGone]);
  // Listens to Escape from the moment it is visible.
  useLayoutEffect(() => (isShown && isFront ? onEscape(close) : undefined));
  if (!isShown) return null;
  return <PopupCard title={title} text={text} href={link} isExternal={!link.startsWith('/')} picture={{ file: pcImageUrl, alt }} onHide={hideForADay} onClose={close} />;
}

/** Unless something over the page, or a menu that is open, is meant. */
function onEscape(act: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open], [aria-expanded="true"]')) return;
    act();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
