import { build } from './build-all.ts';

await build();
