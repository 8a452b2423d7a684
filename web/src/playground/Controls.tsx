import { analytics } from "../model/analytics";
import type { PlaygroundBlock } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Field } from "./Field";
import { type Changes, valueOf, withValue } from "./values";

interface ControlsProps {
  readonly block: PlaygroundBlock;
  readonly changes: Changes;
  readonly onChange: (changes: Changes) => void;
  readonly onReset: () => void;
  readonly t: Translate;
}

/** The props that a reader can change, those that matter less behind a disclosure. */
export function Controls({ block, changes, onChange, onReset, t }: ControlsProps) {
  const fields = (more: boolean) =>
    block.controls
      .filter((control) => control.more === more)
      .map((control) => (
        <Field
          key={control.prop}
          control={control}
          value={valueOf(control, changes)}
          onChange={(value) => {
            onChange(withValue(changes, control, value));
          }}
          t={t}
        />
      ));
  const others = fields(true);
  return (
    <div
      className="playground-controls"
      role="group"
      aria-label={t("playground.controls")}
      data-needs-script=""
      {...analytics({
        eventCategory: "playground",
        eventAction: "change",
        eventLabel: "{data-prop}",
      })}
    >
      <div className="playground-head">
        <span aria-hidden="true">{t("playground.controls")}</span>
        <button
          type="button"
          className="playground-reset"
          onClick={onReset}
          {...analytics({ eventAction: "reset" })}
        >
          {t("playground.reset")}
        </button>
      </div>
      {fields(false)}
      {others.length > 0 && (
        <details className="playground-more">
          <summary {...analytics({ eventAction: "more" })}>{t("playground.more")}</summary>
          {others}
        </details>
      )}
    </div>
  );
}
