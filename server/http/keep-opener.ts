import type { MiddlewareHandler } from 'hono';

/**
 * For the pages of a popup that passes through a provider. A browser severs a popup from its opener between documents
 * with different opener policies, and the provider's documents have none. A page that sets its own policy keeps it.
 */
export const keepOpener: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cross-Origin-Opener-Policy')) c.res.headers.set('Cross-Origin-Opener-Policy', 'unsafe-none');
};
