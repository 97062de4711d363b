declare const self: ServiceWorkerGlobalScope;

// Self-destroying worker, served instead of the service worker if offline reading is disabled: deletes all caches and
// unregisters itself, without reloading open pages.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeWorker()));

async function removeWorker(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
