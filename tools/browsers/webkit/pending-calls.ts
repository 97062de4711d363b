import { BidiError } from '../bidi/messages.ts';

type PendingCall = { readonly resolve: (outcome: object) => void; readonly reject: (error: Error) => void };

/** Calls whose promise has not settled in the page yet. */
export class PendingCalls {
  readonly #waiting = new Map<string, PendingCall>();

  /** Resolves to the result of a call in a document. */
  add(docId: string, id: number): Promise<object> {
    const outcome = new Promise<object>((resolve, reject) => this.#waiting.set(`${docId}:${id}`, { resolve, reject }));
    // The caller handles the rejection later; until then it must not count as unhandled.
    outcome.catch(() => undefined);
    return outcome;
  }

  has = (docId: string, id: number): boolean => this.#waiting.has(`${docId}:${id}`);

  settle(docId: string, id: number, outcome: object): void {
    this.#waiting.get(`${docId}:${id}`)?.resolve({ docId, ...outcome });
    this.#waiting.delete(`${docId}:${id}`);
  }

  /** Ends the calls of a removed document. */
  drop(docId: string): void {
    for (const [key, { reject }] of this.#waiting) {
      if (!key.startsWith(`${docId}:`)) continue;
      this.#waiting.delete(key);
      reject(new BidiError('no such frame', 'The document is gone.'));
    }
  }
}
