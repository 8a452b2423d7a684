import { expect, test } from "vitest";
import { removeWebRtc } from "./webRtc";

test("a realm loses every constructor of WebRTC connections, and nothing else", () => {
  const realm = { RTCPeerConnection: Object, webkitRTCPeerConnection: Object, RTCError: Object };
  removeWebRtc(realm);
  expect(Object.keys(realm)).toEqual(["RTCError"]);
});

test("a realm that keeps one does not become a sandbox", () => {
  const realm = Object.freeze({ RTCPeerConnection: Object });
  expect(() => {
    removeWebRtc(realm);
  }).toThrow("RTCPeerConnection cannot be removed from the sandbox.");
});
