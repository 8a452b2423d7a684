import type { Import } from "./compile";
import type { Fault, FromFrame, RunRequest, ToFrame } from "./sandbox/messages";

/**
 * The state machine of a demo whose code is edited: a pure function of a state and an event, which returns
 * the next state and the effects. `sessionEffects.client.ts` performs these.
 *
 *     idle --run--> compiling --compiled--> starting --ready--> running --fault, hang, flood--> stopped
 */
export interface SessionState {
  readonly phase:
    | "idle" // The demo is shown as it was written.
    | "compiling"
    | "starting" // The frame gets the code as soon as it is ready.
    | "running"
    | "stopped"; // The code cannot be compiled, or its frame was removed.
  /** Counts versions of the code: what comes late of an old one counts for nothing. */
  readonly version: number;
  /** Number of the panel with the code. */
  readonly panel: number;
  readonly imports: readonly Import[];
  /** The code that the frame gets. */
  readonly request: RunRequest | null;
  /** Whether the running version has reported nothing. */
  readonly isQuiet: boolean;
  readonly frame: FrameState | null;
  /** Panels whose code waits until the reader runs it. */
  readonly waiting: ReadonlyMap<number, WaitReason>;
  /** Hash of the link with which the last code came. */
  readonly link: string;
  /** Whether that code covers edits of the reader, which are still kept. */
  readonly coversEdits: boolean;
}

interface FrameState {
  readonly isReady: boolean;
  readonly hasLoaded: boolean;
  /** The number of pings, and when the first one without an answer was sent. */
  readonly pings: number;
  readonly silentSince: number | null;
  readonly checkedAt: number;
}

/** The code came with a link, or its page hung or crashed. */
export type WaitReason = "shared" | "ended";

export const initialState: SessionState = {
  phase: "idle",
  version: 0,
  panel: 0,
  imports: [],
  request: null,
  isQuiet: true,
  frame: null,
  waiting: new Map(),
  link: "",
  coversEdits: false,
};

interface Events {
  /** The reader has changed code. */
  change: PanelCode;
  /** The reader has not changed it for a while. */
  pause: PanelCode & Pick<SessionState, "version">;
  /** The reader runs code. */
  run: PanelCode;
  /** The page shows other code, or none. */
  follow: { readonly shown: PanelCode | null };
  /** Code came with a link. */
  share: Pick<SessionState, "panel" | "link" | "coversEdits">;
  /** Kept edits were written back. */
  restore: Pick<SessionState, "link" | "waiting">;
  /** All code was written back as it was. */
  forget: object;
  compiled: Pick<SessionState, "version" | "imports"> & { readonly request: RunRequest };
  notCompiled: Pick<SessionState, "version" | "imports"> & { readonly fault: Fault };
  /** The frame has loaded a document. */
  load: object;
  /** The frame can be spoken to. */
  ready: object;
  /** The frame has had time to be ready. */
  late: object;
  /** It is time to see whether the frame answers. */
  check: object;
  /** The frame sends more messages than a page can be asked to look at. */
  flood: object;
}

/** What happens: in the page, or in the frame, which sends messages. */
export type SessionEvent = Tagged<Events> | FromFrame;

type Tagged<Table> = { [Type in keyof Table]: { readonly type: Type } & Table[Type] }[keyof Table];

/** The time in ms, and whether nobody sees the page. */
export interface Clock {
  readonly now: number;
  readonly isHidden: boolean;
}

/** A panel, and whether its code is other than it was written. */
interface PanelCode {
  readonly panel: number;
  readonly isEdited: boolean;
}

interface Effects {
  /** Keeps all edits for the tab. */
  keep: [];
  /** Loads the compiler, which is needed soon. */
  prefetch: [];
  compile: [version: number, panel: number];
  openFrame: [];
  /** Shows the demo as it was written. */
  removeFrame: [];
  /** Shows the frame in place of the demo. */
  showFrame: [];
  resizeFrame: [height: number];
  send: [message: ToFrame];
  /** Says something on the stage, or nothing any more. */
  report: [report: Report | null];
  /** Dispatches an event after some time in ms, in place of one of the same type that is still to come. */
  later: [ms: number, event: SessionEvent];
}

export type EffectName = keyof Effects;

export type Effect<Name extends EffectName = EffectName> = {
  [One in Name]: readonly [One, ...Effects[One]];
}[Name];

/** Functions that perform the effects. */
export type SessionEffects = {
  readonly [Name in EffectName]: (...args: Effects[Name]) => void;
};

export function perform<Name extends EffectName>(
  effects: SessionEffects,
  [name, ...args]: readonly [Name, ...Effects[Name]],
): void {
  effects[name](...args);
}

export type Report =
  | {
      readonly kind: "problem";
      readonly panel: number;
      /** `unruly`: it did what no demo should. */
      readonly problem: Fault | { readonly kind: "unruly" };
      readonly imports: readonly Import[];
    }
  | { readonly kind: "alert"; readonly text: string }
  | {
      readonly kind: "waiting";
      readonly panel: number;
      readonly reason: WaitReason;
      readonly coversEdits: boolean;
    };

type Problem = Extract<Report, { kind: "problem" }>["problem"];

type Step = readonly [SessionState, ...Effect[]];

/** How long a reader pauses before the code runs, in ms. */
const typingPause = 400;

/** How long a frame that has loaded may take to be ready, in ms. */
const readyTimeout = 2000;

/** How often a frame is asked whether it is still there, in ms, and how long it may take to answer. */
const pingInterval = 1000;
const pongTimeout = 3000;
const checkLater: Effect = ["later", pingInterval, { type: "check" }];

/** After these, the frame is of no use. */
const fatal: ReadonlySet<Problem["kind"]> = new Set(["loop", "load", "refused"]);

export function reduce<Type extends SessionEvent["type"]>(
  state: SessionState,
  event: EventOf<Type>,
  clock: Clock,
): Step {
  return reducers[event.type](state, event, clock);
}

type EventOf<Type> = Extract<SessionEvent, { readonly type: Type }>;

const reducers: {
  readonly [Type in SessionEvent["type"]]: (
    state: SessionState,
    event: EventOf<Type>,
    clock: Clock,
  ) => Step;
} = {
  change: (state, { panel, isEdited }) => {
    // Not even a small change of it makes code of a stranger one's own.
    if (state.waiting.get(panel) === "shared") {
      const own = { ...state, coversEdits: false };
      return state.coversEdits ? after([own, ["keep"]], offerRun, panel) : [own, ["keep"]];
    }
    const { version } = state;
    const pause = { type: "pause", version, panel, isEdited } as const;
    const kept: Step = [settled(state, panel), ["keep"], ["later", typingPause, pause]];
    // What is needed loads during the pause.
    return isEdited ? after([...kept, ["prefetch"]], openFrame) : kept;
  },
  pause: (state, code) => (code.version === state.version ? compile(state, code) : [state]),
  run: (state, code) => after([settled(state, code.panel), ["keep"]], compile, code),
  follow: (state, { shown }) => {
    if (shown === null) return stop(state);
    return state.waiting.has(shown.panel) ? offerRun(state, shown.panel) : compile(state, shown);
  },
  share: (state, { panel, link, coversEdits }) => {
    const waiting = new Map(state.waiting).set(panel, "shared");
    return offerRun({ ...state, waiting, link, coversEdits }, panel);
  },
  restore: (state, { link, waiting }) => [{ ...state, link, waiting }],
  forget: (state) => stop({ ...state, waiting: new Map(), link: "", coversEdits: false }),
  compiled: (state, { version, request, imports }) => {
    if (version !== state.version) return [state];
    return after(openFrame({ ...state, phase: "starting", request, imports }), send);
  },
  notCompiled: (state, { version, fault, imports }) => {
    // What was shown last stays.
    return version === state.version
      ? blame({ ...state, phase: "stopped", imports }, fault)
      : [state];
  },
  load: (state) => {
    // Code that left the document in which it runs has cut its channel.
    if (state.frame?.hasLoaded === true) return end(state, { kind: "unruly" });
    return [inFrame(state, { hasLoaded: true }), ["later", readyTimeout, { type: "late" }]];
  },
  ready: (state) => send(inFrame(state, { isReady: true })),
  late: (state) => {
    return state.frame?.isReady === false ? end(state, { kind: "load", message: "" }) : [state];
  },
  check: (state, _, { now, isHidden }) => {
    if (state.frame === null) return [state];
    const { pings, silentSince, checkedAt } = state.frame;
    // A page that slept, or was busy itself, cannot tell how long the frame was silent.
    const wasAway = now - checkedAt > 2 * pingInterval || isHidden;
    if (silentSince === null || wasAway) {
      const asked = { pings: pings + 1, silentSince: now, checkedAt: now };
      return [inFrame(state, asked), ["send", { type: "ping", count: pings + 1 }], checkLater];
    }
    if (now - silentSince >= pongTimeout) return end(state, { kind: "loop", place: null });
    return [inFrame(state, { checkedAt: now }), checkLater];
  },
  flood: (state) => end(state, { kind: "unruly" }),
  pong: (state, { count }) => {
    // An answer to an older ping counts for nothing.
    return count === state.frame?.pings ? [inFrame(state, { silentSince: null })] : [state];
  },
  size: (state, { height }) => [state, ["resizeFrame", height]],
  shown: (state, { version }) => {
    if (isRunning(state, version)) {
      // It may have thrown something, or said something, and be shown nevertheless.
      return state.isQuiet ? [state, ["showFrame"], ["report", null]] : [state, ["showFrame"]];
    }
    // An older version is shown, but what is said of a newer one stays.
    return version < state.version ? [state, ["showFrame"]] : [state];
  },
  alert: (state, { version, text }) => {
    if (!isRunning(state, version)) return [state];
    return [{ ...state, isQuiet: false }, ["report", { kind: "alert", text }]];
  },
  fault: (state, { version, fault }) => {
    if (!isRunning(state, version)) return [state];
    return fatal.has(fault.kind) ? end(state, fault) : blame({ ...state, isQuiet: false }, fault);
  },
};

/** Returns a step, and after it another one from the state to which it led. */
function after<Rest extends readonly unknown[]>(
  [state, ...effects]: Step,
  next: (state: SessionState, ...rest: Rest) => Step,
  ...rest: Rest
): Step {
  const [last, ...more] = next(state, ...rest);
  return [last, ...effects, ...more];
}

/** Code that is the reader's own does not wait, nor cover other code. */
function settled(state: SessionState, panel: number): SessionState {
  const waiting = new Map(state.waiting);
  waiting.delete(panel);
  return { ...state, waiting, coversEdits: false };
}

function stop(state: SessionState, report: Report | null = null): Step {
  const next = { ...state, phase: "idle", version: state.version + 1, frame: null } as const;
  return [{ ...next, request: null }, ["removeFrame"], ["report", report]];
}

/** Shows the demo as it was written, and says why its code waits. */
function offerRun(state: SessionState, panel: number): Step {
  const { waiting, coversEdits } = state;
  return stop(state, {
    kind: "waiting",
    panel,
    reason: waiting.get(panel) ?? "shared",
    coversEdits,
  });
}

/** Code without edits is shown as it was written. */
function compile(state: SessionState, { panel, isEdited }: PanelCode): Step {
  if (!isEdited) return stop(state);
  const version = state.version + 1;
  const next = {
    ...state,
    phase: "compiling",
    version,
    panel,
    imports: [],
    request: null,
  } as const;
  return [next, ["compile", version, panel]];
}

function openFrame(state: SessionState): Step {
  if (state.frame !== null) return [state];
  const times = { pings: 0, silentSince: null, checkedAt: 0 };
  return [{ ...state, frame: { isReady: false, hasLoaded: false, ...times } }, ["openFrame"]];
}

/** Sends the code as soon as there is a frame for it. */
function send(state: SessionState): Step {
  const { frame, request } = state;
  if (frame?.isReady !== true || request === null) return [state];
  const next = { ...state, phase: "running", request: null, isQuiet: true } as const;
  return [inFrame(next, { silentSince: null }), ["send", request], checkLater];
}

function inFrame(state: SessionState, change: Partial<FrameState>): SessionState {
  return { ...state, frame: state.frame && { ...state.frame, ...change } };
}

function isRunning(state: SessionState, version: number): boolean {
  return version === state.version && state.phase === "running";
}

/** Gives up the frame; that matters if the last version was to be in it. */
function end(state: SessionState, problem: Problem): Step {
  const next = { ...state, frame: null };
  if (state.phase !== "starting" && state.phase !== "running") return [next, ["removeFrame"]];
  const stopped = { ...next, phase: "stopped", request: null } as const;
  return after([stopped, ["removeFrame"]], blame, problem);
}

function blame(state: SessionState, problem: Problem): Step {
  const { panel, imports } = state;
  return [state, ["report", { kind: "problem", panel, problem, imports }]];
}
