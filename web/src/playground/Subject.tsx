import type { PlaygroundBlock } from "../model/page.gen";
import type { PlaygroundModule } from "./playgroundModule";
import { renderNode } from "./renderNode";
import { useOpening } from "./opening";
import { nodeOf, sceneOf } from "./scene";
import { useControlledState } from "./state";
import type { Changes } from "./values";

interface SubjectProps {
  readonly block: PlaygroundBlock;
  readonly changes: Changes;
  readonly module: PlaygroundModule;
}

/** The component with its props. It starts over when a prop that only sets its first state is changed. */
export function Subject({ block, changes, module }: SubjectProps) {
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
  const button = block.opener?.button ?? null;
  if (button === null) return subject;
  return (
    <>
      {renderNode(nodeOf(button, block, changes), tools, { onClick: opening.press })}
      {subject}
    </>
  );
}
