import { Session } from "./session.client";
import { readMessages } from "./messages.client";

const sessions = new WeakMap<HTMLElement, Session>();

/** The session of a demo, which begins when it is first asked for. */
export function sessionOf(demo: HTMLElement): Session {
  const known = sessions.get(demo);
  if (known !== undefined) return known;
  const session = new Session(demo, readMessages(demo.ownerDocument));
  sessions.set(demo, session);
  return session;
}
