import type { Player } from './player.ts';

/** Marks the frame in which a page shows the screen of what it plays. */
export const screenFrame = { 'data-played': '' };

/** Lets the page in the frame find the player. Returns what takes it back. */
export function lend(player: Player): () => void {
  window.__player = player;
  return () => {
    delete window.__player;
  };
}

/** The player of the page that this one is the screen of; null for any other page. */
export const playerOfParent = (): Player | null => (window.frameElement?.hasAttribute('data-played') ? (window.parent.__player ?? null) : null);

declare global {
  interface Window {
    /** What this page plays, for the screen in its frame. */
    __player?: Player;
  }
}
