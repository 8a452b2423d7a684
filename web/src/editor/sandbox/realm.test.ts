// @vitest-environment jsdom
import { expect, test } from "vitest";
import { provideStorage, removeWebRtc } from "./realm.client";

test("a realm loses every constructor of WebRTC connections, and nothing else", () => {
  const realm = { RTCPeerConnection: Object, webkitRTCPeerConnection: Object, RTCError: Object };
  removeWebRtc(realm);
  expect(Object.keys(realm)).toEqual(["RTCError"]);
});

test("a realm that keeps one does not become a sandbox", () => {
  const realm = Object.freeze({ RTCPeerConnection: Object });
  const message = "RTCPeerConnection cannot be removed from the sandbox.";
  expect(() => removeWebRtc(realm)).toThrow(message);
});

test("what is stored is there until it is removed", () => {
  provideStorage(window);
  localStorage.setItem("a", "1");
  sessionStorage.setItem("b", "2");
  const stored = [localStorage.getItem("a"), localStorage.length, localStorage.key(0)];
  expect(stored).toEqual(["1", 1, "a"]);
  localStorage.removeItem("a");
  expect(localStorage.getItem("a")).toBeNull();
  sessionStorage.clear();
  expect(sessionStorage.length).toBe(0);
});
