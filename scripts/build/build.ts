import { buildOutdatedServer, buildOutdatedSite } from './outdated.ts';

await buildOutdatedSite();
await buildOutdatedServer();
