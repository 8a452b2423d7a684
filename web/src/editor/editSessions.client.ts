import { EditSession } from "./editSession.client";
import { readEditorMessages } from "./readEditorMessages.client";

const sessions = new WeakMap<HTMLElement, EditSession>();

/** The session of a demo, which begins when it is first asked for. */
export function sessionOf(demo: HTMLElement): EditSession {
  const known = sessions.get(demo);
  if (known !== undefined) return known;
  const session = new EditSession(demo, readEditorMessages(demo.ownerDocument));
  sessions.set(demo, session);
  return session;
}
