import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useLayoutEffect, useState } from 'react';
import type { Popup } from '#contract/site/frame.ts';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { popupsQuery } from '#src/api/frame.ts';
import { usePopupExpiry } from '#src/shared/popup-expiry/use-popup-expiry.ts';
import { PopupCard, PopupPlace } from '#src/ui/overlays/PopupCard.tsx';
import { useFontsReady } from './use-fonts-ready.ts';

/** Limited by the layout (spec 000 §2). */
const maxPopups = 2;

/** The popups of the home page. They do not take the focus; Escape closes the front one. */
export function Popups() {
  const { data: popups = [] } = useQuery(popupsQuery(useClient()));
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  // In a transition, so that rendering them does not block input.
  const candidates = noticesFirst(useDeferredValue(popups)).slice(0, maxPopups);
  const areFontsReady = useFontsReady(candidates.map(({ id }) => id).join());
  const shown = candidates.filter(({ id }) => !hidden.has(id));
  const hide = useCallback((id: number) => setHidden((ids) => new Set([...ids, id])), []);
  if (shown.length === 0) return null;
  return (
    <PopupPlace aria-label="새 소식" isReady={areFontsReady}>
      {shown.map((popup, index) => (
        <PopupUnlessHidden key={popup.id} popup={popup} isFront={areFontsReady && index === 0} onHidden={hide} />
      ))}
    </PopupPlace>
  );
}

/** A notice, such as that of a closure, comes before an advertisement; otherwise their order stays. */
const noticesFirst = (popups: readonly Popup[]) =>
  [...popups].sort((a, b) => Number(isNotice(b)) - Number(isNotice(a)));

const isNotice = ({ link }: Popup) => link.startsWith(`${paths.notices}/`);

/** A popup, unless it was closed, or hidden for a day, in this browser. */
function PopupUnlessHidden({
  popup: { id, title, text, link, pcImageUrl, alt },
  isFront,
  onHidden,
}: {
  popup: Popup;
  isFront: boolean;
  onHidden: (id: number) => void;
}) {
  const { state, close, hideForADay } = usePopupExpiry(String(id));
  const isShown = state === 'shown';
  useLayoutEffect(() => {
    if (!isShown) onHidden(id);
  }, [isShown, id, onHidden]);
  // Listens to Escape from the moment it is visible.
  useLayoutEffect(() => (isShown && isFront ? onEscape(close) : undefined));
  if (!isShown) return null;
  return (
    <PopupCard
      title={title}
      text={text}
      href={link}
      isExternal={!link.startsWith('/')}
      picture={{ file: pcImageUrl, alt }}
      onHide={hideForADay}
      onClose={close}
    />
  );
}

/**
 * Calls `callback` on Escape, unless the key is meant for a dialog or an open menu. Returns an unsubscribe function.
 */
function onEscape(callback: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.key !== 'Escape' ||
      event.defaultPrevented ||
      document.querySelector('dialog[open], [aria-expanded="true"]')
    )
      return;
    callback();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
