// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { editedDemo } from "../testing/editedDemo";
import { CodePanel } from "./codePanel.client";
import { DemoReport } from "./demoReport.client";

function setUp() {
  document.body.innerHTML = editedDemo;
  const demo = document.querySelector<HTMLElement>("#Tree");
  const element = document.querySelector<HTMLElement>(".demo-panel");
  if (demo === null || element === null) throw new Error("There is no demo.");
  const goTo = vi.fn();
  return { goTo, report: new DemoReport(demo, goTo), panel: new CodePanel(element) };
}

function told(): string | null | undefined {
  return document.querySelector(".demo-report[role=status]")?.textContent;
}

test("a mistake is told with its place, which leads there", () => {
  const { report, panel, goTo } = setUp();
  const mistake = { file: "Tree.tsx", line: 12, message: "TypeError: a" };
  report.mistake(panel, mistake);
  expect(told()).toBe("Tree.tsx:12: TypeError: a");
  document.querySelector<HTMLElement>(".demo-report[role=status] button")?.click();
  expect(goTo).toHaveBeenCalledWith(panel, mistake);
});

test("a mistake without a line names its file", () => {
  const { report, panel } = setUp();
  report.mistake(panel, { file: "Tree.tsx", line: null, message: "TypeError: a" });
  expect(told()).toBe("Tree.tsx: TypeError: a");
});

test("a note offers what can be done", () => {
  const { report } = setUp();
  const act = vi.fn();
  report.note("It came with a link.", { text: "Run code", act });
  expect(told()).toBe("It came with a link. Run code");
  document.querySelector<HTMLElement>(".demo-report[role=status] button")?.click();
  expect(act).toHaveBeenCalledOnce();
  report.clear();
  expect(told()).toBe("");
});

test("a mistake whose meaning is known is told by that, with a link to more", () => {
  const { report, panel } = setUp();
  const content = [document.createElement("code"), " is no color."];
  const mistake = { file: "Tree.tsx", line: 2, message: "Minified error #9" };
  report.mistake(panel, mistake, { content, href: "/faults/?code=9", text: "About error 9" });
  expect(told()).toBe("Tree.tsx:2:  is no color.About error 9");
  const link = document.querySelector<HTMLAnchorElement>(".demo-report[role=status] a");
  expect(link?.getAttribute("href")).toBe("/faults/?code=9");
  // Readers who follow it come back to the edits.
  expect(link?.target).toBe("_blank");
});

test("what the code says is told as a quotation", () => {
  const { report } = setUp();
  report.quote("<b>Sent</b>");
  expect(document.querySelector("[data-kind=quote]")?.textContent).toBe("<b>Sent</b>");
});
