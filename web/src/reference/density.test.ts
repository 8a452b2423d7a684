// @vitest-environment jsdom
import { expect, test } from "vitest";
import { apiDensity } from "../settings/apiDensity.client";
import { startDensity } from "./density.client";

test("a button sets rows closer, everywhere and for later", () => {
  document.body.innerHTML = '<button data-density=""></button>'.repeat(2);
  startDensity(document);
  const [first, second] = document.querySelectorAll("button");
  expect(first?.ariaPressed).toBe("false");
  first?.click();
  expect(second?.ariaPressed).toBe("true");
  expect(document.documentElement.dataset["apiDensity"]).toBe("compact");
  expect(localStorage.getItem("apiDensity")).toBe("compact");
  second?.click();
  expect(apiDensity.get()).toBe("comfortable");
});
