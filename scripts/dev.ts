import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const port = Number(process.env.PORT ?? 3000);
const apiPort = process.env.API_PORT ?? '3001';

const api = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: apiPort, API_PORT: apiPort },
  },
);
const site = await createServer({ server: { port, strictPort: true, host: process.env.HOST ?? 'localhost' } });
await site.listen().catch((error: unknown) => {
  api.kill();
  process.stderr.write(`${error instanceof Error ? error.message : 'The site server could not start'}\n`);
  process.exit(1);
});
site.printUrls();

const stop = () => {
  api.kill('SIGTERM');
  void site.close();
};
process.on('SIGINT', stop).on('SIGTERM', stop);
api.on('exit', (code) => process.exit(code ?? 0));
