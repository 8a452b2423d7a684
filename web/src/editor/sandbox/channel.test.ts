import { afterEach, expect, test, vi } from "vitest";
import { createPageChannel } from "./channel.client";
import type { ToFrame } from "./messages";

afterEach(() => {
  vi.restoreAllMocks();
});

function setUp() {
  const { port1, port2 } = new MessageChannel();
  const heard: ToFrame[] = [];
  const said: unknown[] = [];
  port1.onmessage = () => said.push(1);
  const ask = port1.postMessage.bind(port1);
  const line = createPageChannel(port2, globalThis);
  line.listen((message) => heard.push(message));
  const exchange = async () => {
    ask({ type: "ping", count: 1 });
    line.send({ type: "pong", count: 1 });
    await vi.waitUntil(() => heard.length > 0 && said.length > 0);
    port1.close();
  };
  return { port: port2, heard, said, exchange };
}

test("what is said on either side arrives", async () => {
  const { heard, said, exchange } = setUp();
  await exchange();
  expect([heard, said]).toEqual([[{ type: "ping", count: 1 }], [1]]);
});

test("code that patches what ports and events have never sees the port", async () => {
  const { port, exchange } = setUp();
  const { prototype } = MessagePort;
  // It is called with the port.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const post = prototype.postMessage;
  const seen: unknown[] = [];
  vi.spyOn(prototype, "postMessage").mockImplementation(function (this: MessagePort, message) {
    seen.push(this);
    post.call(this, message);
  });
  vi.spyOn(MessageEvent.prototype, "data", "get").mockImplementation(function (this: MessageEvent) {
    seen.push(this.target);
    return null;
  });
  await exchange();
  expect(seen.includes(port)).toBe(false);
});
