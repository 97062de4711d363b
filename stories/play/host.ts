import type { Player } from './player.ts';

/** Marks the iframe with the screen of a played flow. */
export const screenFrame = { 'data-played': '' };

/** Exposes the player to the page in the iframe. Returns a function that removes it. */
export function exposePlayer(player: Player): () => void {
  window.__player = player;
  return () => {
    delete window.__player;
  };
}

/** Returns the player of the parent page if this page is its screen, or else null. */
export const playerOfParent = (): Player | null =>
  window.frameElement?.hasAttribute('data-played') ? (window.parent.__player ?? null) : null;

declare global {
  interface Window {
    /** The player of this page, for the screen in its iframe. */
    __player?: Player;
  }
}
