import { buildOutdatedAdmin, buildOutdatedServer, buildOutdatedSite } from './outdated.ts';

await buildOutdatedSite();
await buildOutdatedAdmin();
await buildOutdatedServer();
