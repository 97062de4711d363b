declare const self: ServiceWorkerGlobalScope;

// Served instead of the worker where offline reading is switched off: forgets all that was kept and goes at once, without touching a page that is open.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
