import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { connectDevTools, field, type Listener } from "./devTools.ts";

function connect() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const says = (...messages: object[]) =>
    messages.map((one) => `${JSON.stringify(one)}\0`).join("");
  return { input, output, says, devTools: connectDevTools(input, output) };
}

test("a command is sent, and resolves with its result", async () => {
  const { input, output, says, devTools } = connect();
  const answer = devTools.send("Page.navigate", { url: "/oak/" }, "tab");
  output.write(says({ id: 1, result: { frameId: "f" } }));
  expect(await answer).toEqual({ frameId: "f" });
  const command = { id: 1, method: "Page.navigate", params: { url: "/oak/" }, sessionId: "tab" };
  expect(String(input.read())).toBe(says(command));
});

test("a command that is refused rejects with the reason", async () => {
  const { output, says, devTools } = connect();
  const answer = devTools.send("Page.fly");
  output.write(says({ id: 1, error: { message: "'Page.fly' wasn't found" } }));
  await expect(answer).rejects.toThrow("'Page.fly' wasn't found");
});

test("events reach the listener of their session, in pieces or together", async () => {
  const { output, says, devTools } = connect();
  const listener = vi.fn<Listener>();
  devTools.listen("tab", listener);
  const whole = says(
    { method: "Page.loadEventFired", params: { at: "Ä" }, sessionId: "tab" },
    { method: "Page.other", params: {}, sessionId: "another" },
    { method: "Page.frameNavigated", params: {}, sessionId: "tab" },
  );
  const bytes = Buffer.from(whole);
  const middle = bytes.indexOf(Buffer.from("Ä")) + 1;
  output.write(bytes.subarray(0, middle));
  output.write(bytes.subarray(middle));
  await vi.waitFor(() => {
    expect(listener.mock.calls).toEqual([
      ["Page.loadEventFired", { at: "Ä" }],
      ["Page.frameNavigated", {}],
    ]);
  });
});

test.each([
  [{ a: { b: 1 } }, 1],
  [{ a: null }, undefined],
  ["a", undefined],
])("a field of %j", (message, value) => {
  expect(field(message, "a", "b")).toBe(value);
});
