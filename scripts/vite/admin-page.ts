import type { Plugin } from 'vite';

/** Source of the page of the back office. */
export const adminPage = 'src/admin/index.html';

/** In development, serves the page of the back office for each of its paths. */
export const serveAdminPage: Plugin = {
  name: 'serve-admin-page',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const isPage = /^\/admin(\/|$)/.test(pathname) && !pathname.startsWith('/admin/api/');
      if (isPage && request.headers.accept?.includes('text/html')) request.url = `/${adminPage}`;
      next();
    });
  },
};
