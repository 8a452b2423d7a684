// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { report } from "./analyticsReport.client";

interface Message {
  readonly events: readonly { readonly name: string; readonly fields: object }[];
}

/** jsdom's blobs have no `text`. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.readAsText(blob);
  });
}

test("of the mouse, presses that do something are clicks", async () => {
  const send = vi.fn<(address: string, text: Blob) => boolean>(() => true);
  vi.stubGlobal("navigator", { language: "en", sendBeacon: send });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
  document.body.innerHTML = `
    <a href="#leaf" data-analytics-event-label="link">Leaf</a>
    <button data-analytics-event-label="button">Leaf</button>`;
  report(document, { endpoint: "https://tags.example/in", id: "T-1" });
  for (const element of document.querySelectorAll("a, button")) {
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, button: 0 }));
    for (const button of [1, 2, 3, 4]) {
      element.dispatchEvent(new MouseEvent("auxclick", { bubbles: true, button }));
    }
  }
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  const texts = await Promise.all(send.mock.calls.map(([, text]) => textOf(text)));
  const sent = texts.flatMap((text) => (JSON.parse(text) as Message).events);
  const clicks = sent.filter(({ name }) => name === "click").map(({ fields }) => fields);
  const labels = ["link", "link", "button"];
  expect(clicks).toEqual(labels.map((eventLabel) => ({ eventLabel })));
});
