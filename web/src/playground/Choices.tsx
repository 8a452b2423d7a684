import { type ReactNode, useId } from "react";
import { Surroundings } from "../demo/Surroundings";
import { Icon } from "../ui/Icon";
import { renderNode } from "./renderNode";
import { type FieldProps, shortNameOf } from "./fieldShape";
import { elementNode } from "./scene";
import type { Value } from "./values";
import { controlledProp, choicesLook } from "./markup";

/** Choices side by side: as words, as colors, or as the icons themselves. */
export function Choices(props: FieldProps) {
  const { control, value, onChange, t } = props;
  const name = useId();
  const colors = control.swatches.length > 0;
  const look = control.kind === "icon" ? "icons" : colors ? "colors" : "words";
  const optional = control.default === null;
  const choices: readonly Value[] = optional ? [null, ...control.choices] : control.choices;
  return (
    <fieldset className="playground-field" {...{ [controlledProp]: control.prop }}>
      <legend className="visually-hidden">{control.prop}</legend>
      {control.labeled && (
        <span className="playground-name" aria-hidden="true">
          {control.prop}
        </span>
      )}
      <div
        className={look === "colors" ? "playground-colors" : "s-segments"}
        {...{ [choicesLook]: look }}
      >
        {choices.map((choice) => (
          <label key={String(choice)} className={colors ? "playground-color" : "s-segment"}>
            <input
              type="radio"
              name={name}
              value={choice === null ? "" : String(choice)}
              aria-label={choice === null ? t("playground.unset") : String(choice)}
              checked={choice === value}
              onChange={() => {
                onChange(choice);
              }}
            />
            <span title={choice === null ? t("playground.unset") : String(choice)}>
              {renderChoice(choice, look, props)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function renderChoice(
  choice: Value,
  look: "icons" | "colors" | "words",
  { control, samples, module }: FieldProps,
): ReactNode {
  if (choice === null) return <Icon name="none" />;
  if (look === "words") return shortNameOf(choice, control.choices);
  if (look === "colors") {
    const color = control.swatches[control.choices.indexOf(choice)];
    return <span className="playground-swatch" style={{ background: color }} />;
  }
  const sample = samples[String(choice)];
  if (sample === undefined) return String(choice);
  return (
    <Surroundings Provider={module.Provider}>
      {renderNode(elementNode(sample), { module, close: () => undefined })}
    </Surroundings>
  );
}
