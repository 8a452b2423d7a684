// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unpack } from "../ui/packed.client";
import { bringDemo, startDistant } from "./distant.client";

/** Tells a page that an element comes near. */
let come: (target: Element) => void;

class Observer {
  static readonly watched = new Set<Element>();

  constructor(callback: (entries: readonly object[]) => void) {
    come = (target) => {
      if (Observer.watched.has(target)) callback([{ isIntersecting: true, target }]);
    };
  }

  observe(element: Element): void {
    Observer.watched.add(element);
  }

  unobserve(element: Element): void {
    Observer.watched.delete(element);
  }
}

const inside = `<div data-stage>Oak</div><button data-fold aria-expanded="false"></button>
  <div class="demo-code">
    <div class="demo-panel" data-variant="ts" data-styling="system" data-first>
      <s-packed data-packed><pre>ts</pre></s-packed></div>
    <div class="demo-panel" data-variant="js" data-styling="system" data-first>
      <s-packed data-packed><pre>js</pre></s-packed></div>
  </div>`;

function packedDemo(code = "preview"): HTMLElement {
  document.body.innerHTML = `<figure id="Oak" data-demo="Oak" data-far data-code="${code}"></figure>`;
  const demo = document.body.firstElementChild as HTMLElement;
  const bundle = document.createElement("noscript");
  bundle.dataset["packed"] = "";
  bundle.textContent = inside;
  demo.append(bundle);
  startDistant(document)(demo);
  return demo;
}

/** Scrolls to where a demo has its edges at these heights, of a window of 768 px. */
function scrollTo(demo: Element, top: number, bottom: number): void {
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(768);
  vi.spyOn(demo, "getBoundingClientRect").mockReturnValue({ top, bottom } as DOMRect);
  document.dispatchEvent(new Event("scroll"));
}

function shownCode(): (string | null)[] {
  return [...document.querySelectorAll("pre")].map(({ textContent }) => textContent);
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Observer);
  const { dataset } = document.documentElement;
  Object.assign(dataset, { codeVariant: "ts", codeStyling: "system" });
});

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.dir = "";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a demo is unpacked when a reader comes near, and its other code is not", () => {
  const demo = packedDemo();
  expect(demo.querySelector("[data-stage]")).toBeNull();
  come(demo);
  expect(demo.querySelector("[data-stage]")?.textContent).toBe("Oak");
  expect(demo.dataset["far"]).toBeUndefined();
  expect(shownCode()).toEqual([]);
});

test.each([
  ["a demo", 700, 1000],
  ["what is above one", 1500, 1800],
  ["what is below one", -1060, -760],
])(
  "who jumps to %s has it at once, before anybody says that it came near",
  (_where, top, bottom) => {
    const demo = packedDemo();
    scrollTo(demo, top, bottom);
    expect(demo.querySelector("[data-stage]")?.textContent).toBe("Oak");
  },
);

test.each([
  ["above", -1068, -768],
  ["below", 1536, 1836],
])("one that is more than a screen %s the window stays packed", (_where, top, bottom) => {
  const demo = packedDemo();
  scrollTo(demo, top, bottom);
  expect(demo.querySelector("[data-stage]")).toBeNull();
});

test("it is as if it had been parsed so: in the direction and the language that were chosen", () => {
  document.documentElement.dir = "rtl";
  document.documentElement.dataset["codeVariant"] = "js";
  const demo = packedDemo();
  come(demo);
  expect(demo.querySelector<HTMLElement>("[data-stage]")?.dir).toBe("rtl");
  expect(shownCode()).toEqual(["js"]);
});

test("one whose code was opened before comes open", () => {
  const demo = packedDemo("expanded");
  bringDemo(demo);
  expect(demo.querySelector("[data-fold]")?.getAttribute("aria-expanded")).toBe("true");
  expect(shownCode()).toEqual(["ts"]);
});

test("whoever unpacks it, it is not asked for again", () => {
  const demo = packedDemo();
  unpack(demo);
  expect(Observer.watched.has(demo)).toBe(false);
  expect(shownCode()).toEqual(["ts", "js"]);
});
