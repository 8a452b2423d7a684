// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { register } from "./register.client";

// Specification, section 4: a worker that waits is told to skip waiting; after it has activated,
// the page reloads once the document has the focus.

interface Scene {
  readonly controller?: object | null;
  readonly waiting?: { postMessage(message: unknown): void };
}

const active = { postMessage: vi.fn() };

function navigatorWith({ controller = null, waiting }: Scene) {
  const registration = Object.assign(new EventTarget(), {
    waiting,
    active,
    installing: new EventTarget(),
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  });
  return { registration, serviceWorker, navigator: { serviceWorker } as unknown as Navigator };
}

/** A page with a window of its own, which counts how often it is reloaded. */
function page({ focused, html = "" }: { focused: boolean; html?: string }) {
  const root = document.implementation.createHTMLDocument();
  root.body.innerHTML = html;
  const reload = vi.fn();
  const view = Object.assign(new EventTarget(), { location: { reload } });
  Object.defineProperty(root, "defaultView", { value: view });
  root.hasFocus = () => focused;
  return { root, view, reload };
}

/** What the browser says of files once they have been loaded. */
let tell: (files: object[]) => void = () => undefined;

class Observer {
  constructor(hear: (list: { getEntries: () => object[] }) => void) {
    tell = (files) => {
      hear({ getEntries: () => files });
    };
  }

  observe = vi.fn();
}

beforeEach(() => {
  active.postMessage.mockReset();
  vi.stubGlobal("PerformanceObserver", Observer);
});

test("a worker that waits is told to go on, now and later", async () => {
  const waiting = { postMessage: vi.fn() };
  const { registration, navigator } = navigatorWith({ controller: {}, waiting });
  await register(page({ focused: true }).root, navigator);
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" });
  registration.dispatchEvent(new Event("updatefound"));
  registration.installing.dispatchEvent(new Event("statechange"));
  expect(waiting.postMessage).toHaveBeenCalledTimes(2);
});

test("a page that is looked at reloads when another worker has taken over", async () => {
  const { root, reload } = page({ focused: true });
  const { serviceWorker, navigator } = navigatorWith({ controller: {} });
  await register(root, navigator);
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
});

test("another page reloads once it has the focus", async () => {
  const { root, view, reload } = page({ focused: false });
  const { serviceWorker, navigator } = navigatorWith({ controller: {} });
  await register(root, navigator);
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  expect(reload).not.toHaveBeenCalled();
  view.dispatchEvent(new Event("focus"));
  view.dispatchEvent(new Event("focus"));
  expect(reload).toHaveBeenCalledOnce();
});

test("the first worker of a page changes nothing, the second does", async () => {
  const { root, reload } = page({ focused: true });
  const { serviceWorker, navigator } = navigatorWith({});
  await register(root, navigator);
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
});

test("code that is being edited is not thrown away", async () => {
  const { root, reload } = page({ focused: true, html: "<div data-edited></div>" });
  const { serviceWorker, navigator } = navigatorWith({ controller: {} });
  await register(root, navigator);
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  [null, location.pathname],
  [{}, null],
])("the worker is told of a page that it has not seen (%o)", async (controller, told) => {
  const { navigator } = navigatorWith({ controller });
  await register(page({ focused: true }).root, navigator);
  expect(active.postMessage).toHaveBeenCalledWith({ type: "KEEP", page: told, assets: [] });
});

test("the worker is told of files that were on their way when it came", async () => {
  const { navigator } = navigatorWith({});
  await register(page({ focused: true }).root, navigator);
  active.postMessage.mockReset();
  const late = `${location.origin}/_assets/react.js`;
  tell([
    { name: late, workerStart: 0 },
    { name: `${location.origin}/_assets/seen.js`, workerStart: 5 },
    { name: `${location.origin}/elsewhere.json`, workerStart: 0 },
  ]);
  tell([{ name: `${location.origin}/_assets/seen.js`, workerStart: 5 }]);
  expect(active.postMessage.mock.calls).toEqual([[{ type: "KEEP", page: null, assets: [late] }]]);
});
