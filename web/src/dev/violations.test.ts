// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { followViolations, keepViolations, type Violation } from "./violations.client";

const style = { directive: "style-src-elem", refused: "inline", sample: "b { color: red }" };
const inline: Violation = { page: "/", demo: null, source: "", ...style };
const picture = "https://pictures.example/oak.png";

let page: Document;

beforeEach(() => {
  delete window.keptViolations;
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<figure data-demo="Leaf"><b></b><img src="${picture}"></figure>`;
});

/** Has a browser refuse something; jsdom has no such event of its own. */
function refuse(target: Document | Element, changes: Partial<Violation> = {}): void {
  const { directive, refused, source, sample } = { ...inline, ...changes };
  const event = new Event("securitypolicyviolation", { bubbles: true });
  const fields = { effectiveDirective: directive, blockedURI: refused, sourceFile: source, sample };
  target.dispatchEvent(Object.assign(event, fields));
}

function follow() {
  const report = vi.fn<(found: Violation) => void>();
  followViolations(page, report);
  return report;
}

test("an element that is refused is reported with its demo", () => {
  const report = follow();
  refuse(page.querySelector("b") as Element);
  expect(report.mock.calls).toEqual([[{ ...inline, demo: "Leaf" }]]);
});

test("a picture is reported with the demo that shows it", () => {
  const report = follow();
  const changes = { directive: "img-src", refused: picture, sample: "" };
  refuse(page, changes);
  expect(report.mock.calls).toEqual([[{ ...inline, ...changes, demo: "Leaf" }]]);
});

test("what scripts ask for is reported with their address, once", () => {
  const report = follow();
  refuse(page, { source: "/@fs/site/Leaf.tsx" });
  refuse(page, { source: "/@fs/site/Leaf.tsx" });
  expect(report.mock.calls).toEqual([[{ ...inline, source: "/@fs/site/Leaf.tsx" }]]);
});

test("what was refused before is reported when somebody listens", () => {
  keepViolations(page);
  refuse(page);
  const report = follow();
  refuse(page, { sample: "i" });
  expect(report.mock.calls).toEqual([[inline], [{ ...inline, sample: "i" }]]);
});

test("a demo that goes on for ever is reported twenty times", () => {
  keepViolations(page);
  const report = follow();
  for (let turn = 0; turn < 30; turn += 1) refuse(page, { sample: String(turn) });
  expect(report).toHaveBeenCalledTimes(20);
  expect(window.keptViolations).toHaveLength(20);
});

test.each(["chrome-extension", "moz-extension://1/a.js", "http://127.0.0.1:5173/@vite/client"])(
  "what %s does is no mistake of the site",
  (source) => {
    const report = follow();
    refuse(page, { source });
    expect(report).not.toHaveBeenCalled();
  },
);
