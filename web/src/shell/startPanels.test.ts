// @vitest-environment jsdom
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { Settings } from "../settings/SettingsMenu";
import { renderMarkup } from "../testing/markup";
import { family, t } from "../testing/shellModel";
import { ProductSwitcher } from "./header/ProductSwitcher";
import { startPanels } from "./startPanels.client";

test("a panel is asked for when somebody is about to open it, and not before", async () => {
  document.body.innerHTML = renderMarkup(
    createElement(Settings, { t }),
    createElement(ProductSwitcher, { families: [family()], current: null, t }),
  );
  const fillPanel = vi.fn();
  const load = vi.fn(() => Promise.resolve({ fillPanel }));
  startPanels(document, load);
  const [settings, products] = document.querySelectorAll("details");
  products?.dispatchEvent(new Event("toggle"));
  expect(load).not.toHaveBeenCalled();
  settings?.dispatchEvent(new Event("pointerenter"));
  await Promise.resolve();
  expect(fillPanel).toHaveBeenCalledWith(settings);
});
