import { setPriority } from 'node:os';
import autocannon, { type Options } from 'autocannon';
import { signIn } from '#contract/account/member.ts';

// Keeps sign-ins in flight at the server of the given URL until it is terminated: in a process of its own, so that the
// visitors who are measured do not wait for this event loop. The ids do not exist, which costs the same and locks no
// account out.
const [url = '', connections = ''] = process.argv.slice(2);

// Real clients are other machines, and take no CPU time from the server.
setPriority(19);

let completed = 0;
const options: Options = {
  url: url + signIn.path,
  method: 'POST',
  connections: Number(connections),
  duration: 600,
  headers: { 'content-type': 'application/json' },
  requests: [
    {
      setupRequest: (request) => ({
        ...request,
        body: JSON.stringify({ serviceId: crypto.randomUUID().slice(0, 12), password: crypto.randomUUID() }),
      }),
    },
  ],
};
const load = autocannon(options, (error: unknown) => {
  if (error) throw error;
});
// All of them start at the same moment; the load is even once each connection has had its first response.
load.on('response', (_client, status) => {
  if (status !== 400 && status !== 503) throw new Error(`A sign-in responded ${status} instead of 400 or 503.`);
  completed += 1;
  if (completed === Number(connections)) process.stdout.write(`${url}\n`);
});
