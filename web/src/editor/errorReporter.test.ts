// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { editedDemo } from "../testing/editedDemo";
import { CodePanel } from "./codePanel.client";
import type { Explanation } from "./explain.client";
import { DemoReport } from "./demoReport.client";
import { ErrorReporter } from "./errorReporter";

const short =
  "Minified Oak error #9; visit https://oak.example/faults/?code=9 for the full message.";
const full = { content: ["No seed in pots. "], href: "/faults/?code=9" };

/** A reporter whose explanations come when `answers` are called, in the order of the mistakes. */
function setUp() {
  document.body.innerHTML = editedDemo;
  const demo = document.querySelector<HTMLElement>("#Tree");
  const element = document.querySelector<HTMLElement>(".demo-panel");
  if (demo === null || element === null) throw new Error("There is no demo.");
  const report = new DemoReport(demo, () => undefined);
  const answers: ((explanation: Explanation | null) => void)[] = [];
  const explain = () =>
    new Promise<Explanation | null>((resolve) => {
      answers.push(resolve);
    });
  const reporter = new ErrorReporter({ report, explain, t: (key) => `[${key}]` });
  const panel = new CodePanel(element);
  const tell = (message: string) => {
    reporter.report(panel, { file: "Tree.tsx", line: 1, message });
  };
  return { answers, report, tell, reporter };
}

const told = () => document.querySelector(".demo-report[role=status]")?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a shortened error is told in full when its explanation is there", async () => {
  const { answers, tell } = setUp();
  tell(short);
  answers[0]?.(full);
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toBe("Tree.tsx:1: No seed in pots. [error]");
});

test("it is told as it came where the explanation takes its time, and in full after that", async () => {
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

test("neither does it come back after something else was said", async () => {
  const { answers, report, tell, reporter } = setUp();
  tell(short);
  reporter.cancel();
  report.quote("Hello");
  answers[0]?.(full);
  await vi.advanceTimersByTimeAsync(2000);
  expect(told()).toBe("Hello");
});

test("an explanation that cannot be loaded leaves the error as it came", async () => {
  const { report } = setUp();
  const explain = () => Promise.reject(new TypeError("offline"));
  const reporter = new ErrorReporter({ report, explain, t: String });
  const panel = new CodePanel(document.querySelector<HTMLElement>(".demo-panel") ?? document.body);
  reporter.report(panel, { file: "Tree.tsx", line: 1, message: short });
  await vi.advanceTimersByTimeAsync(0);
  expect(told()).toBe(`Tree.tsx:1: ${short}`);
});
