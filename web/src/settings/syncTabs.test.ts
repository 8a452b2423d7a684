// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { startFeatures } from "../page/moments.client";
import { restorePreference } from "./preference.client";
import { codeVariant, codeVariantOptions, singleKeys } from "./preferences.client";
import { syncTabs } from "./syncTabs.client";

startFeatures(document, [syncTabs([singleKeys, codeVariant])]);

/** A page in another tab. */
const other = new BroadcastChannel("showfloor:choices");

afterAll(() => {
  other.close();
  dispatchEvent(new Event("pagehide"));
});

beforeEach(() => {
  singleKeys.set("on");
  codeVariant.set("ts");
  location.hash = "";
});

function comeBack(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}

test("what another tab chose is shown and told", () => {
  const told: string[] = [];
  singleKeys.subscribe((value) => told.push(value));
  localStorage.setItem("singleKeys", "off");
  dispatchEvent(new Event("storage"));
  dispatchEvent(new Event("storage"));
  expect(singleKeys.get()).toBe("off");
  expect(told).toEqual(["off"]);
});

test("a page catches up that was left and is shown again, or was drawn beforehand", () => {
  localStorage.setItem("singleKeys", "off");
  comeBack(false);
  expect(singleKeys.get()).toBe("on");
  comeBack(true);
  expect(singleKeys.get()).toBe("off");
  localStorage.setItem("singleKeys", "on");
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(singleKeys.get()).toBe("on");
});

test("a page that is left holds no channel open, and speaks again when it is shown again", async () => {
  const said: unknown[] = [];
  other.addEventListener("message", ({ data }: MessageEvent<unknown>) => said.push(data));
  const close = vi.spyOn(BroadcastChannel.prototype, "close");
  dispatchEvent(new Event("pagehide"));
  expect(close).toHaveBeenCalledOnce();
  close.mockRestore();
  singleKeys.set("off");
  comeBack(true);
  codeVariant.set("js");
  await vi.waitFor(() => expect(said).toContainEqual({ name: "codeVariant", value: "js" }));
  expect(said).not.toContainEqual({ name: "singleKeys", value: "off" });
});

test("where channels are forbidden a page keeps its choices to itself", () => {
  dispatchEvent(new Event("pagehide"));
  vi.stubGlobal("BroadcastChannel", function forbid() {
    throw new DOMException("forbidden", "SecurityError");
  });
  comeBack(true);
  singleKeys.set("off");
  dispatchEvent(new Event("pagehide"));
  expect(singleKeys.get()).toBe("off");
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

test("what is told counts where nothing can be kept", async () => {
  document.cookie = "codeVariant=; max-age=0; path=/";
  other.postMessage({ name: "codeVariant", value: "js" });
  await vi.waitFor(() => expect(codeVariant.get()).toBe("js"));
});

test("what is kept counts for more than what is told, and an unknown choice for nothing", async () => {
  other.postMessage({ name: "codeVariant", value: "js" });
  other.postMessage({ name: "shoeSize", value: "js" });
  other.postMessage({ name: "codeStyling", value: "striped" });
  document.cookie = "codeVariant=ts; path=/";
  localStorage.removeItem("singleKeys");
  other.postMessage({ name: "singleKeys", value: "off" });
  await vi.waitFor(() => expect(singleKeys.get()).toBe("off"));
  expect(codeVariant.get()).toBe("ts");
});

test("a choice from another tab is not sent back", async () => {
  const said: unknown[] = [];
  other.addEventListener("message", ({ data }: MessageEvent<unknown>) => said.push(data));
  document.cookie = "codeVariant=; max-age=0; path=/";
  other.postMessage({ name: "codeVariant", value: "js" });
  await vi.waitFor(() => expect(codeVariant.get()).toBe("js"));
  singleKeys.set("off");
  await vi.waitFor(() => expect(said).toContainEqual({ name: "singleKeys", value: "off" }));
  expect(said).not.toContainEqual({ name: "codeVariant", value: "js" });
});
