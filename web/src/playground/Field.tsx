import { useId } from "react";
import { Choices } from "./Choices";
import { type FieldProps, isShort } from "./fieldShape";
import { isValue } from "./values";
import { controlledProp } from "./markup";
import { styledKind } from "../ui/markup";

/** The control of one prop. */
export function Field(props: FieldProps) {
  const { control } = props;
  if (control.kind === "boolean") return <Toggle {...props} />;
  if (control.kind === "icon" || control.swatches.length > 0) return <Choices {...props} />;
  if (control.choices.length > 0) {
    return isShort(control) ? <Choices {...props} /> : <Select {...props} />;
  }
  return <TextField {...props} />;
}

function Toggle({ control, value, onChange }: FieldProps) {
  return (
    <label className="playground-toggle" {...{ [controlledProp]: control.prop }}>
      <input
        type="checkbox"
        role="switch"
        checked={value === true}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      <span>{control.prop}</span>
    </label>
  );
}

function Select({ control, value, onChange, t }: FieldProps) {
  const id = useId();
  return (
    <div className="playground-field" {...{ [controlledProp]: control.prop }}>
      <label htmlFor={id} className="playground-name">
        {control.prop}
      </label>
      <select
        id={id}
        className="s-input"
        value={value === null ? "" : String(value)}
        onChange={({ target }) => {
          onChange(control.choices.find((one) => String(one) === target.value) ?? null);
        }}
      >
        {control.default === null && <option value="">{t("playground.unset")}</option>}
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
    <div className="playground-field" {...{ [styledKind]: control.kind }}>
      <label htmlFor={id} className="playground-name">
        {control.prop}
      </label>
      <input
        id={id}
        className="s-input"
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
