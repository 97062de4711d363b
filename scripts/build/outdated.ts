import { buildAdmin } from './build-admin.ts';
import { buildServer } from './build-server.ts';
import { buildSite } from './build-site.ts';
import { buildWhenStale } from './stale.ts';

const common = ['contract', 'package.json', 'package-lock.json', 'scripts'];
const site = ['index.html', 'vite.config.ts', 'public', 'src', 'machines', 'worker', ...common];

/** Builds the site if its sources have changed since the last build. */
export const buildOutdatedSite = (): Promise<boolean> =>
  buildWhenStale(
    {
      output: 'dist/site/index.html',
      hashFile: 'dist/site.stamp',
      inputs: site,
      settings: [process.env.VITE_KAKAO_KEY ?? ''],
    },
    buildSite,
  );

/** Builds the back office if its sources have changed since the last build. */
export const buildOutdatedAdmin = (): Promise<boolean> =>
  buildWhenStale(
    { output: 'dist/admin/index.html', hashFile: 'dist/admin.stamp', inputs: ['src', 'machines', ...common] },
    buildAdmin,
  );

/** Builds the server if its sources have changed since the last build. */
export const buildOutdatedServer = (): Promise<boolean> =>
  buildWhenStale(
    { output: 'dist/server/main.js', hashFile: 'dist/server.stamp', inputs: ['server', ...common] },
    buildServer,
  );
