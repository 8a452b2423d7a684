// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { hydrateAll, keepRefused } from "./inPage.ts";

beforeEach(() => {
  delete window.refusedByPolicy;
  document.body.innerHTML = "";
});

/** Has the islands come alive when a pointer comes near, as pages do it. */
function hydrateOnTouch(): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    island.addEventListener("pointerover", () => {
      island.dataset["island"] = "live";
    });
  }
}

const look = () => hydrateAll(50, 0);

test("islands are hydrated, each in its styling", async () => {
  document.body.innerHTML =
    '<p data-island="waiting" data-styling="css"></p><p data-island="live"></p>';
  hydrateOnTouch();
  expect(await look()).toEqual({ refused: [], crashes: [], asleep: 0 });
  expect(document.documentElement.dataset["codeStyling"]).toBe("css");
});

test("an island that stays as it is is asleep, and one that failed", async () => {
  document.body.innerHTML = '<p data-island="loading"></p><p data-island="failed"></p>';
  expect(await look()).toEqual({ refused: [], crashes: [], asleep: 2 });
});

test("crashes and what was refused are told", async () => {
  document.body.innerHTML =
    '<div class="island" data-island="live"><pre class="demo-crash-message">fell</pre></div>';
  keepRefused();
  const violation = {
    effectiveDirective: "img-src",
    blockedURI: "/a",
    sourceFile: "b",
    sample: "",
  };
  document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), violation));
  const refused = [{ directive: "img-src", refused: "/a", source: "b", sample: "" }];
  expect(await look()).toEqual({ refused, crashes: ["fell"], asleep: 0 });
});
