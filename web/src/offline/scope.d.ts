/**
 * What a service worker has beside what pages have, as far as it is used here: the types of workers
 * and those of pages cannot be loaded together.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface ServiceWorkerGlobalScopeEventMap {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly message: ExtendableMessageEvent;
}

interface ServiceWorkerGlobalScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  /** Written above the worker by the build: what is kept from the start. */
  readonly precached: readonly { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof ServiceWorkerGlobalScopeEventMap>(
    type: Type,
    listener: (event: ServiceWorkerGlobalScopeEventMap[Type]) => void,
  ): void;
}
