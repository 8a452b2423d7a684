import { expect, test } from "vitest";
import { type Effect, initialState, reduce } from "./sessionMachine";
import type { SessionEvent, SessionState } from "./sessionMachine";

const code = { panel: 0, isEdited: true };

function request(version: number) {
  return { type: "run", version, files: [], imports: [], tailwind: false } as const;
}

function compiled(version: number) {
  return { type: "compiled", version, request: request(version), imports: [] } as const;
}

/** A session whose clock moves by what it waits for, one second at a time; `answer` is that of its frame. */
class Session {
  state: SessionState = initialState;
  effects: Effect[] = [];
  now = 10_000;
  isHidden = false;
  answers = true;

  tell(...events: readonly SessionEvent[]): this {
    for (const event of events) {
      const [state, ...effects] = reduce(this.state, event, this);
      this.state = state;
      this.effects.push(...effects);
      for (const [name, message] of effects) {
        if (name === "send" && message.type === "ping" && this.answers)
          this.tell({ type: "pong", count: message.count });
      }
    }
    return this;
  }

  /** Runs code until its frame has it. */
  run(version = this.state.version + 1): this {
    this.tell({ type: "run", ...code }, compiled(version));
    return this.state.phase === "running" ? this : this.tell({ type: "load" }, { type: "ready" });
  }

  /** Lets seconds pass. */
  wait(seconds: number): this {
    for (let second = 0; second < seconds && this.state.frame !== null; second += 1) {
      this.now += 1000;
      this.tell({ type: "check" });
    }
    return this;
  }

  /** What was said on the stage, and what became of the frame, since it was last asked. */
  get done(): unknown[] {
    const done = this.effects.flatMap(([name, what]) => {
      if (name === "report")
        return [what && (what.kind === "problem" ? what.problem.kind : what.kind)];
      return name.endsWith("Frame") ? [name] : [];
    });
    this.effects = [];
    return done;
  }
}

const shown = (version: number) => ({ type: "shown", version }) as const;

function thrown(version: number): SessionEvent {
  return { type: "fault", version, fault: { kind: "thrown", message: "too far", place: null } };
}

test("code is compiled, waits for its frame, and runs", () => {
  const session = new Session().tell({ type: "run", ...code });
  expect(session.state.phase).toBe("compiling");
  expect(session.effects).toEqual([["keep"], ["compile", 1, 0]]);
  session.tell(compiled(1));
  expect(session.state.phase).toBe("starting");
  session.tell({ type: "load" }, { type: "ready" });
  expect(session.state.phase).toBe("running");
  expect(session.effects).toContainEqual(["send", request(1)]);
  session.tell(shown(1));
  expect(session.done).toEqual(["openFrame", "showFrame", null]);
});

test("code runs when its reader pauses, unless it has run or was reset meanwhile", () => {
  const session = new Session().tell({ type: "change", ...code });
  const pause = { type: "pause", version: 0, ...code } as const;
  expect(session.effects).toContainEqual(["later", 400, pause]);
  // What it needs loads during the pause.
  expect(session.done).toEqual(["openFrame"]);
  session.run().tell(pause);
  expect(session.state).toMatchObject({ phase: "running", version: 1 });
  const reset = new Session().tell({ type: "change", ...code }, { type: "forget" }, pause);
  expect(reset.state.phase).toBe("idle");
});

test("code without edits is shown as it was written", () => {
  const session = new Session().run().tell({ type: "run", panel: 0, isEdited: false });
  expect([session.state.phase, session.done]).toEqual(["idle", ["openFrame", "removeFrame", null]]);
});

test("what comes late of an older version counts for nothing", () => {
  const session = new Session().run().run();
  expect(session.done).toEqual(["openFrame"]);
  session.tell(thrown(1), compiled(1), shown(1));
  expect([session.state.phase, session.done]).toEqual(["running", ["showFrame"]]);
});

test("what is shown of an older version does not hide a mistake in the newer one", () => {
  const session = new Session().run();
  const fault = { kind: "thrown", message: "SyntaxError", place: null } as const;
  session.tell({ type: "run", ...code }, { type: "notCompiled", version: 2, imports: [], fault });
  session.tell(shown(1), thrown(1));
  expect(session.state.phase).toBe("stopped");
  expect(session.done).toEqual(["openFrame", "thrown", "showFrame"]);
});

test("a version that was never sent is not shown", () => {
  const session = new Session().run().tell({ type: "run", ...code }, shown(2), shown(3));
  expect(session.done).toEqual(["openFrame"]);
});

test("a version that has thrown something is shown nevertheless, and what it threw stays", () => {
  const session = new Session().run().tell(thrown(1), shown(1));
  expect(session.done).toEqual(["openFrame", "thrown", "showFrame"]);
});

test.each([
  { kind: "loop", place: null },
  { kind: "load", message: "offline" },
  { kind: "refused" },
] as const)("after %j the frame is of no use", (fault) => {
  const session = new Session().run().tell({ type: "fault", version: 1, fault });
  expect(session.state).toMatchObject({ phase: "stopped", frame: null });
  expect(session.done).toEqual(["openFrame", "removeFrame", fault.kind]);
});

test.each(["flood", "load"] as const)("after a %s a frame is removed", (type) => {
  const session = new Session().run().tell({ type });
  expect(session.state.phase).toBe("stopped");
  expect(session.done).toEqual(["openFrame", "removeFrame", "unruly"]);
});

test("a frame that ends while newer code is compiled says nothing of that", () => {
  const session = new Session().run().tell({ type: "run", ...code }, { type: "flood" });
  expect([session.state.phase, session.done]).toEqual(["compiling", ["openFrame", "removeFrame"]]);
});

test("a frame that is not ready in time has failed, and the next code gets another one", () => {
  const session = new Session().tell({ type: "change", ...code }, { type: "load" });
  expect(session.effects).toContainEqual(["later", 2000, { type: "late" }]);
  expect(session.tell({ type: "late" }).done).toEqual(["openFrame", "removeFrame"]);
  session.tell({ type: "run", ...code }, compiled(1), { type: "load" }, { type: "late" });
  expect(session.state.phase).toBe("stopped");
  expect(session.done).toEqual(["openFrame", "removeFrame", "load"]);
});

test("a frame that answers is let be", () => {
  const session = new Session().run().wait(20);
  expect(session.state.phase).toBe("running");
  expect(session.state.frame?.pings).toBeGreaterThan(10);
});

test("a frame that is silent for three seconds is given up, once", () => {
  const session = new Session().run();
  session.answers = false;
  expect(session.wait(3).state.phase).toBe("running");
  expect(session.wait(17).done).toEqual(["openFrame", "removeFrame", "loop"]);
});

test("an answer to an older question counts for nothing", () => {
  const session = Object.assign(new Session().run(), { answers: false });
  expect(session.wait(2).tell({ type: "pong", count: 0 }).wait(5).state.phase).toBe("stopped");
});

test("while nobody looks at the page, or while it slept, silence means nothing", () => {
  const hidden = Object.assign(new Session().run(), { answers: false, isHidden: true });
  expect(hidden.wait(20).state.phase).toBe("running");
  const asleep = Object.assign(new Session().run(), { answers: false });
  asleep.wait(2).now += 60_000;
  expect(asleep.wait(3).state.phase).toBe("running");
});

test("code of a link runs when its reader says so, and is not made one's own by a change", () => {
  const session = new Session().tell({ type: "share", panel: 0, link: "#edit", coversEdits: true });
  expect(session.state).toMatchObject({ phase: "idle", link: "#edit", coversEdits: true });
  session.tell({ type: "change", ...code }, { type: "follow", shown: code });
  expect(session.state).toMatchObject({ phase: "idle", coversEdits: false });
  expect(session.done).toEqual(Array.from({ length: 3 }, () => ["removeFrame", "waiting"]).flat());
  expect(session.tell({ type: "run", ...code }).state.phase).toBe("compiling");
});

test("code of a page that ended waits until it is changed", () => {
  const waiting = new Map([[0, "ended"]] as const);
  const session = new Session().tell({ type: "restore", link: "", waiting });
  session.tell({ type: "follow", shown: code });
  expect(session.done).toEqual(["removeFrame", "waiting"]);
  session.tell({ type: "change", ...code }, { type: "follow", shown: code });
  expect(session.state).toMatchObject({ phase: "compiling", waiting: new Map() });
});

test("a page that shows no code of a demo shows it as it was written", () =>
  expect(new Session().run().tell({ type: "follow", shown: null }).state.phase).toBe("idle"));
