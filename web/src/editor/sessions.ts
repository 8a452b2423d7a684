import { Session } from "./session";
import { readWords } from "./words";

const sessions = new WeakMap<HTMLElement, Session>();

/** The session of a demo, which begins when it is first asked for. */
export function sessionOf(demo: HTMLElement): Session {
  const known = sessions.get(demo);
  if (known !== undefined) return known;
  const session = new Session(demo, readWords(demo.ownerDocument));
  sessions.set(demo, session);
  return session;
}
