// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { register } from "./register.client";

// Specification, section 4: a worker that waits is told to skip waiting; after it has activated,
// the page reloads once the document has the focus. One that has it already is being read.

interface Scene {
  readonly controller?: object | null;
  readonly waiting?: { postMessage(message: unknown): void };
}

const active = { postMessage: vi.fn() };

function navigatorWith({ controller = null, waiting }: Scene) {
  const workers = { waiting, active, installing: new EventTarget() };
  const registration = Object.assign(new EventTarget(), workers);
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
    tell = (files) => hear({ getEntries: () => files });
  }

  observe = vi.fn();
}

beforeEach(() => {
  document.body.replaceChildren();
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

/** Has another worker take over a page. */
async function takeOver(root: Document, times = 1, controller: object | null = {}) {
  const { serviceWorker, navigator } = navigatorWith({ controller });
  await register(root, navigator);
  for (let time = 0; time < times; time++)
    serviceWorker.dispatchEvent(new Event("controllerchange"));
}

/** The line that offers a newer page. */
function newer(): HTMLElement | null {
  return document.querySelector("body > .s-offer");
}

test("a page that somebody reads stays, and offers to be reloaded", async () => {
  const { root, view, reload } = page({ focused: true });
  await takeOver(root);
  view.dispatchEvent(new Event("focus"));
  expect(reload).not.toHaveBeenCalled();
  expect(newer()?.textContent).toBe("It was updated. Reload");
  newer()?.querySelector("button")?.click();
  expect(reload).toHaveBeenCalledOnce();
});

test("a page in the background reloads once it has the focus", async () => {
  const { root, view, reload } = page({ focused: false });
  await takeOver(root);
  expect(reload).not.toHaveBeenCalled();
  view.dispatchEvent(new Event("focus"));
  view.dispatchEvent(new Event("focus"));
  expect([reload.mock.calls.length, newer()]).toEqual([1, null]);
});

test("the first worker of a page changes nothing, the second does", async () => {
  await takeOver(page({ focused: true }).root, 1, null);
  expect(newer()).toBeNull();
  await takeOver(page({ focused: true }).root, 2, null);
  expect(newer()).not.toBeNull();
});

test("code that is being edited is not thrown away", async () => {
  const { root, view, reload } = page({ focused: false, html: "<div data-edited></div>" });
  await takeOver(root);
  view.dispatchEvent(new Event("focus"));
  expect(reload).not.toHaveBeenCalled();
  expect(newer()).not.toBeNull();
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
