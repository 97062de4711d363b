/** Messages of WebDriver BiDi (https://w3c.github.io/webdriver-bidi), as far as the engines need them. */
export type Command = { readonly id: number; readonly method: string; readonly params: Record<string, unknown> };

/** An error with a code of BiDi, such as `no such frame` or `unsupported operation`. */
export class BidiError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const successOf = (id: number, result: object) => JSON.stringify({ type: 'success', id, result });

export const errorOf = (id: number, error: unknown) =>
  JSON.stringify({
    type: 'error',
    id,
    error: error instanceof BidiError ? error.code : 'unknown error',
    message: error instanceof Error ? error.message : String(error),
  });

export const eventOf = (method: string, params: object) => JSON.stringify({ type: 'event', method, params });
