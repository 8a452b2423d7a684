// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { startPanels } from "./startPanels.client";

test("a panel is asked for when somebody is about to open it, and not before", async () => {
  document.body.innerHTML =
    "<details data-panel><summary>One</summary></details><details><summary>Two</summary></details>";
  const fillPanel = vi.fn();
  const load = vi.fn(() => Promise.resolve({ fillPanel }));
  startPanels(document, load);
  const [one, two] = document.querySelectorAll("details");
  two?.dispatchEvent(new Event("toggle"));
  expect(load).not.toHaveBeenCalled();
  one?.dispatchEvent(new Event("pointerenter"));
  await Promise.resolve();
  expect(fillPanel).toHaveBeenCalledWith(one);
});
