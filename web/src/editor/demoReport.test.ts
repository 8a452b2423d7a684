// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { editedDemo } from "../testing/editedDemo";
import { CodePanel } from "./codePanel.client";
import { DemoReport } from "./demoReport.client";
import type { Explanation } from "./explain.client";

const address = "https://oak.example/faults/?code=9";
const short = `Minified Oak error #9; visit ${address} for the full message.`;
const full = { content: ["No seed in pots. "], href: "/faults/?code=9" };

/** A report whose explanations come when `answers` are called, in the order of the mistakes. */
function setUp() {
  document.body.innerHTML = editedDemo;
  const demo = document.querySelector<HTMLElement>("#Tree");
  const element = document.querySelector<HTMLElement>(".demo-panel");
  if (demo === null || element === null) throw new Error("There is no demo.");
  const answers: ((explanation: Explanation | null) => void)[] = [];
  const explain = vi.fn(() => new Promise<Explanation | null>((done) => answers.push(done)));
  const [goTo, run, back] = [vi.fn(), vi.fn(), vi.fn()];
  const panel = new CodePanel(element);
  const t = (key: string) => `[${key}]`;
  const report = new DemoReport(demo, { t, panels: [panel], goTo, run, back, explain });
  const tell = (message: string, line: number | null = 1) => {
    const problem = { kind: "thrown", message, place: { file: "Tree.tsx", line } } as const;
    report.show({ kind: "problem", panel: 0, problem, imports: [] });
    // Reports of code are shown at intervals.
    vi.advanceTimersByTime(100);
  };
  return { answers, explain, goTo, run, back, report, panel, tell };
}

const told = () => document.querySelector(".demo-report[role=status]")?.textContent;

function press(index = 0): void {
  document.querySelectorAll<HTMLElement>(".demo-report[role=status] button")[index]?.click();
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

test("a mistake is told with its place, which leads there, and without a line with its file", () => {
  const { tell, panel, goTo } = setUp();
  tell("TypeError: a", 12);
  expect(told()).toBe("Tree.tsx:12: TypeError: a");
  press();
  const mistake = { file: "Tree.tsx", line: 12, message: "TypeError: a" };
  expect(goTo).toHaveBeenCalledWith(panel, mistake);
  tell("TypeError: a", null);
  expect(told()).toBe("Tree.tsx: TypeError: a");
});

test("a note offers what can be done", () => {
  const { report, panel, run, back } = setUp();
  report.show({ kind: "waiting", panel: 0, reason: "shared", coversEdits: true });
  expect(told()).toBe("[shared] [replaces] [run] [back]");
  press(0);
  expect(run).toHaveBeenCalledWith(panel);
  press(1);
  expect(back).toHaveBeenCalledOnce();
  report.show(null);
  expect(told()).toBe("");
});

test("a mistake whose meaning is known is told by that, with a link to more", async () => {
  const { answers, tell } = setUp();
  tell(short, 2);
  answers[0]?.({ ...full, content: [document.createElement("code"), " is no color."] });
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toBe("Tree.tsx:2:  is no color.[error]");
  const link = document.querySelector<HTMLAnchorElement>(".demo-report[role=status] a");
  expect(link?.getAttribute("href")).toBe("/faults/?code=9");
  // Readers who follow it come back to the edits.
  expect(link?.target).toBe("_blank");
});

test("what the code says is told as a quotation", () => {
  setUp().report.show({ kind: "alert", text: "<b>Sent</b>" });
  expect(document.querySelector("[data-kind=quote]")?.textContent).toBe("<b>Sent</b>");
});

/** Shows what code says. */
function alertWith({ report }: ReturnType<typeof setUp>, text: string): void {
  report.show({ kind: "alert", text });
}

test("the first of many reports is shown at once, and the last of each interval", () => {
  const all = setUp();
  for (let count = 0; count < 1000; count += 1) alertWith(all, `${count}`);
  expect(told()).toBe("0");
  vi.advanceTimersByTime(100);
  expect(told()).toBe("999");
  alertWith(all, "1000");
  vi.advanceTimersByTime(99);
  expect(told()).toBe("999");
  vi.advanceTimersByTime(1);
  expect(told()).toBe("1000");
});

test("a report after a pause is shown at once, and one that waits is forgotten when code ends", () => {
  const all = setUp();
  alertWith(all, "before");
  vi.advanceTimersByTime(100);
  alertWith(all, "first");
  expect(told()).toBe("first");
  alertWith(all, "second");
  all.report.show(null);
  vi.advanceTimersByTime(1000);
  expect(told()).toBe("");
  alertWith(all, "third");
  expect(told()).toBe("third");
});

test("a shortened error is told as it came where its explanation takes time, and then in full", async () => {
  const { answers, tell } = setUp();
  tell(short);
  expect(told()).toBe("");
  await vi.advanceTimersByTimeAsync(1000);
  expect(told()).toBe(`Tree.tsx:1: ${short}`);
  answers[0]?.(full);
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toBe("Tree.tsx:1: No seed in pots. [error]");
});

test("an explanation that comes late never takes the place of a newer mistake", async () => {
  const { answers, tell } = setUp();
  tell(short);
  tell("TypeError: leaf");
  answers[0]?.(full);
  await vi.advanceTimersByTimeAsync(2000);
  expect(told()).toBe("Tree.tsx:1: TypeError: leaf");
});

test("of two shortened errors the newer one stays, whichever explanation is first", async () => {
  const { answers, tell } = setUp();
  tell(short);
  tell(short);
  answers[1]?.({ ...full, content: ["Newer. "] });
  await vi.advanceTimersByTimeAsync(0);
  answers[0]?.({ ...full, content: ["Older. "] });
  await vi.advanceTimersByTimeAsync(2000);
  expect(told()).toBe("Tree.tsx:1: Newer. [error]");
});

test("an explanation does not come back after something else was said", async () => {
  const { answers, report, tell } = setUp();
  tell(short);
  report.show({ kind: "alert", text: "Hello" });
  answers[0]?.(full);
  await vi.advanceTimersByTimeAsync(2000);
  expect(told()).toBe("Hello");
});

test("an explanation that cannot be loaded leaves the error as it came", async () => {
  const { explain, tell } = setUp();
  explain.mockReturnValue(Promise.reject(new TypeError("offline")));
  tell(short);
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toBe(`Tree.tsx:1: ${short}`);
});
