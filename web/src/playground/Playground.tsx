import { type CSSProperties, useMemo, useState, useSyncExternalStore } from "react";
import { pageDirection } from "../demo/direction/pageDirection";
import { ErrorBoundary } from "../demo/ErrorBoundary";
import { Surroundings } from "../demo/Surroundings";
import { analytics } from "../model/analytics";
import type { Translate } from "../model/messages";
import type { PlaygroundBlock } from "../model/page.gen";
import type { PlaygroundModule } from "./playgroundModule";
import { codeOf } from "./codeText";
import { CodeView } from "./CodeView";
import { Controls } from "./Controls";
import { useOpening } from "./opening";
import { excerptOf, linesIn, stageHeight } from "./excerpt";
import { readQuery, writeQuery } from "./playgroundQuery";
import { renderNode } from "./renderNode";
import { nodeOf, sceneOf } from "./scene";
import { useControlledState } from "./state";
import type { Changes } from "./values";
import { type PlaygroundMessages, wordOf } from "./playgroundMessages";
import { stageFamily } from "../browser/markup";
import { stageAlign } from "../demo/markup";

export interface PlaygroundProps {
  readonly block: PlaygroundBlock;
  readonly messages: PlaygroundMessages;
  readonly module: PlaygroundModule;
}

/** A component on its stage, controls for its props, and the code of what shows. */
export function Playground({ block, messages, module }: PlaygroundProps) {
  const { changes, change, touched } = useChanges(block);
  const t = wordOf(messages);
  const edited = Object.keys(changes).length > 0;
  const reset = () => {
    change({});
  };
  return (
    <div className="playground-frame" style={stageStyle(block)}>
      <div className="playground-scene">
        {/* Its direction is the reader's choice, which the markup was made before. */}
        <div
          ref={(stage) => {
            if (stage !== null) stage.dir = pageDirection();
          }}
          className="playground-stage"
          {...{ [stageFamily]: block.family, [stageAlign]: block.align }}
          suppressHydrationWarning
        >
          <ErrorBoundary
            messages={{ crashed: t("demo.crashed"), restart: t("playground.reset") }}
            attempt={changes}
            onRestart={reset}
          >
            <Surroundings Provider={module.Provider}>
              <Subject block={block} changes={changes} module={module} />
            </Surroundings>
          </ErrorBoundary>
        </div>
        {edited && <Edited onReset={reset} t={t} />}
      </div>
      <Controls block={block} changes={changes} onChange={change} module={module} t={t} />
      <CodeView block={block} changes={changes} restored={edited && !touched} t={t} />
    </div>
  );
}

interface SubjectProps extends Omit<PlaygroundProps, "messages"> {
  readonly changes: Changes;
}

/** The component with its props. It starts over when a prop that only sets its first state is changed. */
function Subject({ block, changes, module }: SubjectProps) {
  const opening = useOpening(block.opener);
  const kept = useControlledState(block.state);
  const tools = { module, close: opening.close };
  const scene = sceneOf(block, changes);
  const beginning = scene.attributes.filter(([prop]) => /^default[A-Z]/.test(prop));
  const subject = renderNode(
    scene,
    tools,
    { ...opening.props, ...kept },
    JSON.stringify(beginning),
  );
  const { button = null, press = "" } = block.opener ?? {};
  if (button === null) return subject;
  return (
    <>
      {renderNode(nodeOf(button, block, changes), tools, { [press]: opening.press })}
      {subject}
    </>
  );
}

/** Says that the playground is not as it began, and brings that back. */
function Edited({ onReset, t }: { readonly onReset: () => void; readonly t: Translate }) {
  return (
    <p className="s-edited">
      {t("playground.edited")}
      <span aria-hidden="true"> · </span>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button goes with what it resets: readers with a keyboard go on at the controls.
          currentTarget
            .closest(".playground-frame")
            ?.querySelector<HTMLElement>(".playground-controls")
            ?.focus();
          onReset();
        }}
        {...analytics({ eventCategory: "playground", eventAction: "reset" })}
      >
        {t("playground.reset")}
      </button>
    </p>
  );
}

/** The place of the stage follows from the code that it begins with. */
function stageStyle(block: PlaygroundBlock): CSSProperties {
  const code = codeOf(block, {}, "ts");
  const height = stageHeight(linesIn(code, excerptOf(code, block.lines), block.lines));
  const style: Record<string, string> = { "--playground-stage": `${String(height)}px` };
  return style;
}

/** The changes of a reader. The address keeps them, and restores them. */
function useChanges(block: PlaygroundBlock) {
  const search = useSyncExternalStore(never, currentQuery, noQuery);
  const restored = useMemo(() => readQuery(block, search), [block, search]);
  const [changes, setChanges] = useState<Changes | null>(null);
  const change = (next: Changes) => {
    setChanges(next);
    const { pathname, search, hash } = location;
    history.replaceState(history.state, "", pathname + writeQuery(block, next, search) + hash);
  };
  return { changes: changes ?? restored, change, touched: changes !== null };
}

const currentQuery = () => location.search;

/** The markup was made before anybody had an address. */
const noQuery = () => "";

/** Nobody else writes the address while a page is open. */
const never = () => () => undefined;
