import { useId } from "react";
import type { PlaygroundControl } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { isValue, type Value } from "./values";

interface FieldProps {
  readonly control: PlaygroundControl;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly t: Translate;
}

/** Letters that stand side by side in the narrowest panel. */
const roomForSegments = 28;

/** The control of one prop. */
export function Field(props: FieldProps) {
  const { kind } = props.control;
  if (kind === "boolean") return <Switch {...props} />;
  if (kind === "choice")
    return isShort(props.control) ? <Segments {...props} /> : <Select {...props} />;
  return <TextField {...props} />;
}

/** Whether all choices have room, one of which is always made. */
function isShort({ choices, initial }: PlaygroundControl): boolean {
  const letters = choices.reduce<number>((sum, one) => sum + String(one).length + 2, 0);
  return initial !== null && choices.length <= 4 && letters <= roomForSegments;
}

function Switch({ control, value, onChange }: FieldProps) {
  return (
    <label className="playground-check" data-prop={control.prop}>
      <input
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      <span>{control.prop}</span>
    </label>
  );
}

function Segments({ control, value, onChange }: FieldProps) {
  const name = useId();
  return (
    <fieldset className="playground-field" data-prop={control.prop}>
      <legend>{control.prop}</legend>
      <div className="s-segments">
        {control.choices.map((choice) => (
          <label key={String(choice)} className="s-segment">
            <input
              type="radio"
              name={name}
              value={String(choice)}
              checked={choice === value}
              onChange={() => {
                onChange(choice);
              }}
            />
            <span>{String(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Select({ control, value, onChange, t }: FieldProps) {
  const id = useId();
  return (
    <div className="playground-field" data-prop={control.prop}>
      <label htmlFor={id}>{control.prop}</label>
      <select
        id={id}
        value={value === null ? "" : String(value)}
        onChange={({ target }) => {
          onChange(control.choices.find((one) => String(one) === target.value) ?? null);
        }}
      >
        {control.initial === null && <option value="">{t("playground.unset")}</option>}
        {control.choices.map((choice) => (
          <option key={String(choice)}>{String(choice)}</option>
        ))}
      </select>
    </div>
  );
}

function TextField({ control, value, onChange }: FieldProps) {
  const id = useId();
  const number = control.kind === "number";
  return (
    <div className="playground-field">
      <label htmlFor={id}>{control.prop}</label>
      <input
        id={id}
        type={number ? "number" : "text"}
        step={number ? "any" : undefined}
        autoComplete="off"
        spellCheck={false}
        value={value === null ? "" : String(value)}
        onChange={({ target }) => {
          const next = target.value === "" ? null : number ? target.valueAsNumber : target.value;
          if (isValue(control, next)) onChange(next);
        }}
      />
    </div>
  );
}
