/** An event in a page, as collected by `page-runtime.js`. */
export type PageEvent =
  | { readonly kind: 'console'; readonly method: string; readonly args: readonly unknown[] }
  | { readonly kind: 'error'; readonly text: string }
  | { readonly kind: 'message'; readonly channel: string; readonly data: unknown }
  | { readonly kind: 'settled'; readonly id: number; readonly outcome: object };

/** The state of a document at the last poll; without a `docId` it has no runtime. */
export type Drained = {
  readonly docId?: string;
  readonly contextId?: string | null;
  readonly url: string;
  readonly state: DocumentReadyState;
  readonly isLoaded?: boolean;
  /** Whether another document has filled this empty one by `document.write`. */
  readonly isWritten?: boolean;
  readonly events?: readonly PageEvent[];
  readonly frames?: readonly (Drained | null)[];
};

type Navigation = { readonly id: string; readonly url: string };

/** A window of the browser, or a frame in it. */
export class BrowsingContext {
  docId: string | null = null;
  url = 'about:blank';
  isInteractive = false;
  isLoaded = false;
  /** A navigation in progress, started by a command or by the page itself. */
  pending: Navigation | null = null;
  /** A response without the runtime: not HTML, or an error page. The runtime is added once it is loaded. */
  isPlain = false;
  /** The number of consecutive polls without its window. */
  missedPolls = 0;
  readonly children = new Map<number, BrowsingContext>();

  readonly id: string;
  /** The handle of the window in WebDriver. */
  readonly handle: string;
  readonly parent: BrowsingContext | null;
  readonly index: number;

  constructor(id: string, handle: string, parent: BrowsingContext | null = null, index = 0) {
    this.id = id;
    this.handle = handle;
    this.parent = parent;
    this.index = index;
  }

  /** Returns the frame indices from the top of its window. */
  get path(): number[] {
    return this.parent ? [...this.parent.path, this.index] : [];
  }

  get top(): BrowsingContext {
    return this.parent ? this.parent.top : this;
  }

  get hasDocument(): boolean {
    return this.docId !== null;
  }
}
