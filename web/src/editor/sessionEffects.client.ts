import { chunk } from "../browser/chunk.client";
import type { CodePanel } from "./codePanel.client";
import { usesTailwind } from "../settings/stylings";
import { type DemoFrame, openDemoFrame } from "./demoFrame.client";
import type { TranslateEditor } from "./readEditorMessages.client";
import {
  type Effect,
  perform,
  type Report,
  type SessionEffects,
  type SessionEvent,
} from "./sessionMachine";

export interface SessionPage {
  readonly demo: HTMLElement;
  readonly panels: readonly CodePanel[];
  readonly report: (report: Report | null) => void;
  readonly t: TranslateEditor;
  readonly keep: () => void;
  readonly dispatch: (event: SessionEvent) => void;
}

const compiler = chunk(() => import("./compile"));

/** Returns what performs the effects of a session. */
export function createEffects(page: SessionPage): (effect: Effect) => void {
  const { dispatch } = page;
  const timers = new Map<SessionEvent["type"], ReturnType<typeof setTimeout>>();
  let frame: DemoFrame | null = null;
  const effects: SessionEffects = {
    keep: page.keep,
    prefetch: compiler.prepare,
    compile: (version, panel) => void compilePanel(page, version, panel),
    openFrame: () => {
      frame = openFrame(page);
    },
    removeFrame: () => {
      frame?.remove();
      frame = null;
      for (const type of ["late", "check"] as const) clearTimeout(timers.get(type));
    },
    showFrame: () => frame?.show(),
    resizeFrame: (height) => frame?.resize(height),
    send: (message) => frame?.send(message),
    report: page.report,
    later: (ms, event) => {
      clearTimeout(timers.get(event.type));
      timers.set(event.type, setTimeout(dispatch, ms, event));
    },
  };
  return (effect) => {
    perform(effects, effect);
  };
}

function openFrame({ demo, t, dispatch }: SessionPage): DemoFrame {
  const stage = demo.querySelector<HTMLElement>(".demo-stage");
  if (stage === null) throw new Error("A demo without a stage cannot run.");
  const title = t("frame", { demo: demo.querySelector("figcaption")?.textContent ?? "" });
  return openDemoFrame(stage, title, dispatch);
}

async function compilePanel(
  page: SessionPage,
  version: number,
  panelNumber: number,
): Promise<void> {
  const panel = page.panels[panelNumber];
  if (panel === undefined) return;
  try {
    const { compile } = await compiler.load();
    const { imports, ...result } = compile(panel.sources);
    if ("fault" in result) {
      page.dispatch({ type: "notCompiled", version, imports, fault: result.fault });
      return;
    }
    const tailwind = usesTailwind(panel.styling);
    const specifiers = [...new Set(imports.map(({ specifier }) => specifier))];
    const { files } = result;
    const request = { type: "run", version, files, imports: specifiers, tailwind } as const;
    page.dispatch({ type: "compiled", version, imports, request });
  } catch (error) {
    const fault = { kind: "load", message: String(error) } as const;
    page.dispatch({ type: "notCompiled", version, imports: [], fault });
    reportError(error);
  }
}
