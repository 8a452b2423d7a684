import { beforeEach, expect, test, vi } from "vitest";
import { connectFrame } from "./channel.client";

let now = 0;
vi.spyOn(performance, "now").mockImplementation(() => now);

beforeEach(() => {
  now = 10_000;
});

const ready = { type: "ready" };

/** A page, a frame with edited code in it, and what the page hears of it. */
function setUp() {
  const page = Object.assign(new EventTarget(), { parent: {} });
  page.parent = page;
  const ports: MessagePort[] = [];
  const postMessage = vi.fn((_message: unknown, _origin: string, sent: MessagePort[]) =>
    ports.push(...sent),
  );
  const contentWindow = { parent: page, postMessage };
  const listener = { onReady: vi.fn(), onMessage: vi.fn(), onFlood: vi.fn() };
  const frame = { contentWindow } as unknown as HTMLIFrameElement;
  const channel = connectFrame(frame, page as unknown as Window, listener);
  const say = (data: unknown, source: unknown = contentWindow) =>
    page.dispatchEvent(Object.assign(new Event("message"), { data, source }));
  return { ...listener, channel, contentWindow, postMessage, ports, page, say };
}

test("the frame's greeting is answered with a port, once", () => {
  const { onReady, postMessage, say } = setUp();
  say(ready);
  const port = expect.any(MessagePort) as MessagePort;
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: "connect" }, "*", [port]);
  say(ready);
  expect(postMessage).toHaveBeenCalledOnce();
  expect(onReady).toHaveBeenCalledOnce();
});

test("other messages are no greeting, and nobody else's greeting is answered", () => {
  const { contentWindow, onFlood, onReady, page, say } = setUp();
  const inside = { parent: contentWindow };
  const removed = {};
  for (const data of [null, "ready", 7, {}, { type: "other" }]) say(data);
  expect(onReady).not.toHaveBeenCalled();
  for (const source of [page, null, inside, removed, { parent: page }]) say(ready, source);
  expect(onReady).not.toHaveBeenCalled();
  expect(onFlood).not.toHaveBeenCalled();
});

test("five messages a second may come past the port, from frames inside of it too", () => {
  const { contentWindow, onFlood, page, say } = setUp();
  say(ready);
  const inside = { parent: { parent: contentWindow } };
  for (let count = 0; count < 4; count++) say(0);
  say(0, inside);
  for (let count = 0; count < 9; count++) say(0, { parent: page });
  expect(onFlood).not.toHaveBeenCalled();
  say(0, inside);
  expect(onFlood).toHaveBeenCalledOnce();
  onFlood.mockClear();
  now += 999;
  say(0);
  expect(onFlood).toHaveBeenCalledOnce();
  onFlood.mockClear();
  now += 1;
  for (let count = 0; count < 5; count++) say(0);
  expect(onFlood).not.toHaveBeenCalled();
});

test("of five hundred messages a second by the port each is read, and no further one", async () => {
  const { channel, onFlood, onMessage, ports, say } = setUp();
  say(ready);
  const pong = { type: "pong", count: 1 };
  for (let count = 0; count < 500; count++) ports[0]?.postMessage(pong);
  ports[0]?.postMessage({ type: "nothing that a frame says" });
  await vi.waitFor(() => expect(onFlood).toHaveBeenCalledOnce());
  expect(onMessage).toHaveBeenCalledTimes(500);
  channel.close();
});

test("a channel that is closed hears and says nothing", () => {
  const { channel, onReady, say } = setUp();
  channel.send({ type: "ping", count: 1 });
  channel.close();
  say(ready);
  expect(onReady).not.toHaveBeenCalled();
});
