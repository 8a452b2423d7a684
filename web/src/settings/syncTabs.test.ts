// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import {
  beforeChangeEvent,
  type BeforePreferenceChange,
  restorePreference,
} from "./preference.client";
import { codeVariant, codeVariantOptions, direction } from "./preferences.client";
import { syncTabs } from "./syncTabs.client";

syncTabs([direction, codeVariant]);

/** A page in another tab. */
const other = new BroadcastChannel("showfloor:choices");

afterAll(() => {
  other.close();
  dispatchEvent(new Event("pagehide"));
});

beforeEach(() => {
  direction.set("ltr");
  codeVariant.set("ts");
  location.hash = "";
});

function comeBack(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}

test("what another tab chose is shown and told", () => {
  const told: string[] = [];
  const end = direction.subscribe((value) => told.push(value));
  localStorage.setItem("direction", "rtl");
  dispatchEvent(new Event("storage"));
  dispatchEvent(new Event("storage"));
  end();
  expect(direction.get()).toBe("rtl");
  expect(told).toEqual(["rtl"]);
});

test("a page that is shown after it was drawn beforehand catches up", () => {
  localStorage.setItem("direction", "rtl");
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(direction.get()).toBe("rtl");
});

test("a page that was left and is shown again catches up", () => {
  localStorage.setItem("direction", "rtl");
  comeBack(false);
  expect(direction.get()).toBe("ltr");
  comeBack(true);
  expect(direction.get()).toBe("rtl");
});

test("a page that is left holds no channel open, and speaks again when it is shown again", async () => {
  const said: unknown[] = [];
  other.addEventListener("message", ({ data }: MessageEvent<unknown>) => said.push(data));
  const close = vi.spyOn(BroadcastChannel.prototype, "close");
  dispatchEvent(new Event("pagehide"));
  expect(close).toHaveBeenCalledOnce();
  close.mockRestore();
  direction.set("rtl");
  comeBack(true);
  codeVariant.set("js");
  await vi.waitFor(() => {
    expect(said).toContainEqual({ name: "codeVariant", value: "js" });
  });
  expect(said).not.toContainEqual({ name: "direction", value: "rtl" });
});

test("where channels are forbidden a page keeps its choices to itself", () => {
  dispatchEvent(new Event("pagehide"));
  vi.stubGlobal("BroadcastChannel", function forbid() {
    throw new DOMException("forbidden", "SecurityError");
  });
  comeBack(true);
  direction.set("rtl");
  dispatchEvent(new Event("pagehide"));
  expect(direction.get()).toBe("rtl");
  vi.unstubAllGlobals();
  comeBack(true);
});

test("what was chosen since holds, whatever the address once asked for", () => {
  location.hash = "#Toolbar.js";
  restorePreference(codeVariantOptions);
  document.cookie = "codeVariant=ts; path=/";
  comeBack(true);
  expect(codeVariant.get()).toBe("ts");
});

test("other pages are told of what is chosen here", async () => {
  const heard = new Promise((resolve) => {
    other.addEventListener("message", ({ data }: MessageEvent<{ value: string }>) => {
      if (data.value === "js") resolve(data);
    });
  });
  codeVariant.set("js");
  expect(await heard).toEqual({ name: "codeVariant", value: "js" });
});

test("what is told counts where nothing can be kept", async () => {
  document.cookie = "codeVariant=; max-age=0; path=/";
  other.postMessage({ name: "codeVariant", value: "js" });
  await vi.waitFor(() => {
    expect(codeVariant.get()).toBe("js");
  });
});

test("what is kept counts for more than what is told, and an unknown choice for nothing", async () => {
  other.postMessage({ name: "codeVariant", value: "js" });
  other.postMessage({ name: "shoeSize", value: "js" });
  other.postMessage({ name: "codeStyling", value: "striped" });
  document.cookie = "codeVariant=ts; path=/";
  localStorage.removeItem("direction");
  other.postMessage({ name: "direction", value: "rtl" });
  await vi.waitFor(() => {
    expect(direction.get()).toBe("rtl");
  });
  expect(codeVariant.get()).toBe("ts");
});

test("what was heard is not said again", async () => {
  const said: unknown[] = [];
  other.addEventListener("message", ({ data }: MessageEvent<unknown>) => said.push(data));
  document.cookie = "codeVariant=; max-age=0; path=/";
  other.postMessage({ name: "codeVariant", value: "js" });
  await vi.waitFor(() => {
    expect(codeVariant.get()).toBe("js");
  });
  direction.set("rtl");
  await vi.waitFor(() => {
    expect(said).toContainEqual({ name: "direction", value: "rtl" });
  });
  expect(said).not.toContainEqual({ name: "codeVariant", value: "js" });
});

/** Holds a choice of direction back while something is done; answers with what shows it. */
async function holdBack(act: () => void): Promise<() => void> {
  const held: BeforePreferenceChange[] = [];
  const hold = (event: Event) => {
    const { detail } = event as CustomEvent<BeforePreferenceChange>;
    if (detail.name !== "direction") return;
    event.preventDefault();
    held.push(detail);
  };
  document.addEventListener(beforeChangeEvent, hold);
  act();
  await vi.waitFor(() => {
    expect(held.at(-1)?.value).toBe("rtl");
  });
  document.removeEventListener(beforeChangeEvent, hold);
  return () => held.at(-1)?.show();
}

test("what was heard is not said again when it is held back and shown later", async () => {
  const show = await holdBack(() => {
    localStorage.removeItem("direction");
    other.postMessage({ name: "direction", value: "rtl" });
  });
  const said: unknown[] = [];
  other.addEventListener("message", ({ data }: MessageEvent<unknown>) => said.push(data));
  show();
  expect(direction.get()).toBe("rtl");
  codeVariant.set("js");
  await vi.waitFor(() => {
    expect(said).toContainEqual({ name: "codeVariant", value: "js" });
  });
  expect(said).not.toContainEqual({ name: "direction", value: "rtl" });
});

test("other pages are told of a choice that is still held back here", async () => {
  const said: unknown[] = [];
  other.addEventListener("message", ({ data }: MessageEvent<unknown>) => said.push(data));
  await holdBack(() => {
    direction.set("rtl");
  });
  await vi.waitFor(() => {
    expect(said).toContainEqual({ name: "direction", value: "rtl" });
  });
  expect(direction.get()).toBe("ltr");
});
