import type { MiddlewareHandler } from 'hono';

/**
 * For the pages of a popup that passes through a provider: between documents of differing policies a browser cuts the
 * popup off from the window that opened it, and the provider's documents have none.
 */
export const keepOpener: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Cross-Origin-Opener-Policy', 'unsafe-none');
};
