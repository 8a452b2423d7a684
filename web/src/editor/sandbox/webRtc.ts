/**
 * Removes the constructors of WebRTC connections from a realm. The policy of a document does not stop
 * their packets, and no other object leads to a constructor that was deleted.
 *
 * @throws Error where the browser keeps one: then no edited code may run.
 */
export function removeWebRtc(realm: object): void {
  for (const name of Object.getOwnPropertyNames(realm)) {
    if (name.endsWith("RTCPeerConnection") && !Reflect.deleteProperty(realm, name)) {
      throw new Error(`${name} cannot be removed from the sandbox.`);
    }
  }
}
