import type { MiddlewareHandler } from 'hono';

/**
 * For the pages of a popup that passes through a provider: between documents of differing policies a browser cuts the
 * popup off from the window that opened it, and the provider's documents have none. A page that sets a policy keeps it.
 */
export const keepOpener: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cross-Origin-Opener-Policy')) c.res.headers.set('Cross-Origin-Opener-Policy', 'unsafe-none');
};
