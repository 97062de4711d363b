/** Something that happened in a page, as `page-runtime.js` collects it. */
export type PageEvent =
  | { readonly kind: 'console'; readonly method: string; readonly args: readonly unknown[] }
  | { readonly kind: 'error'; readonly text: string }
  | { readonly kind: 'message'; readonly channel: string; readonly data: unknown }
  | { readonly kind: 'settled'; readonly id: number; readonly outcome: object };

/** A document as it was seen last; without a `docId` it has no runtime. */
export type Drained = {
  readonly docId?: string;
  readonly contextId?: string | null;
  readonly url: string;
  readonly state: DocumentReadyState;
  readonly isLoaded?: boolean;
  readonly events?: readonly PageEvent[];
  readonly frames?: readonly (Drained | null)[];
};

type Navigation = { readonly id: string; readonly url: string };

/** A window of the browser, or a frame in one. */
export class BrowsingContext {
  docId: string | null = null;
  url = 'about:blank';
  isInteractive = false;
  isLoaded = false;
  /** In progress: requested by a command, or by the page itself. */
  pending: Navigation | null = null;
  /** An answer without a runtime: no HTML, or an error page. It gets one when it is there. */
  isPlain = false;
  /** How often in a row its window was not in the list. */
  missed = 0;
  readonly children = new Map<number, BrowsingContext>();

  readonly id: string;
  /** WebDriver's handle of the window. */
  readonly handle: string;
  readonly parent: BrowsingContext | null;
  readonly index: number;

  constructor(id: string, handle: string, parent: BrowsingContext | null = null, index = 0) {
    this.id = id;
    this.handle = handle;
    this.parent = parent;
    this.index = index;
  }

  /** The way to this frame from the top of its window. */
  get path(): number[] {
    return this.parent ? [...this.parent.path, this.index] : [];
  }

  get top(): BrowsingContext {
    return this.parent ? this.parent.top : this;
  }

  get isHere(): boolean {
    return this.docId !== null;
  }
}
