export {};

declare const self: ServiceWorkerGlobalScope;

// Of a site that is no longer read without a network: takes the place of the worker that it had,
// clears what that one kept, and goes.
self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
    })(),
  );
});
void self.skipWaiting();
