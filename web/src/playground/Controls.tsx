import { type ReactNode, useId, useState } from "react";
import { analytics } from "../model/analytics";
import type { PlaygroundBlock, PlaygroundControl } from "../model/page.gen";
import type { Translate } from "../model/messages";
import type { PlaygroundModule } from "./playgroundModule";
import { Field } from "./Field";
import { type Changes, idOf, valueOf, withValue } from "./values";
import { controlledProp } from "./markup";
import { needsScript } from "../ui/markup";

interface ControlsProps {
  readonly block: PlaygroundBlock;
  readonly changes: Changes;
  readonly onChange: (changes: Changes) => void;
  readonly module: PlaygroundModule;
  readonly t: Translate;
}

/** The props that people change most, in a strip, and all others below it when asked for. */
export function Controls(props: ControlsProps) {
  const { block, t } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const others = block.controls.filter(({ more }) => more);
  return (
    <div
      className="playground-controls"
      role="group"
      aria-label={t("playground.controls")}
      tabIndex={-1}
      {...{ [needsScript]: "" }}
      {...analytics({
        eventCategory: "playground",
        eventAction: "change",
        eventLabel: `{${controlledProp}}`,
      })}
    >
      <div className="playground-strip">
        {block.controls.filter(({ more }) => !more).map((control) => fieldOf(control, props))}
        {others.length > 0 && (
          <button
            type="button"
            className="playground-more"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => {
              setOpen(!open);
            }}
            {...analytics({ eventAction: "more" })}
          >
            {t(open ? "playground.fewer" : "playground.more")}
          </button>
        )}
      </div>
      {others.length > 0 && (
        <div className="playground-all" id={id} hidden={!open}>
          {groupsOf(others).map(([title, controls]) => (
            <Group key={title} title={title || t("playground.others")}>
              {controls.map((control) => fieldOf(control, props))}
            </Group>
          ))}
        </div>
      )}
    </div>
  );
}

function fieldOf(
  control: PlaygroundControl,
  { block, changes, onChange, module, t }: ControlsProps,
) {
  return (
    <Field
      key={idOf(control)}
      control={control}
      samples={block.samples}
      module={module}
      value={valueOf(control, changes)}
      onChange={(value) => {
        onChange(withValue(changes, control, value));
      }}
      t={t}
    />
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Group({ title, children }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p className="playground-group-title" id={id}>
        {title}
      </p>
      <div className="playground-group-fields">{children}</div>
    </div>
  );
}

/** Controls by the group that they are in, which follow each other. */
function groupsOf(
  controls: readonly PlaygroundControl[],
): readonly (readonly [title: string, controls: readonly PlaygroundControl[]])[] {
  const titles = [...new Set(controls.map(({ group }) => group))];
  return titles.map((title) => [title, controls.filter(({ group }) => group === title)]);
}
