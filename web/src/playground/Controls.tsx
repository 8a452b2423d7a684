import { analytics } from "../model/analytics";
import type { PlaygroundBlock } from "../model/page.gen";
import type { Word } from "../model/words";
import { Field } from "./Field";
import { type Changes, valueOf, withValue } from "./values";

interface ControlsProps {
  readonly block: PlaygroundBlock;
  readonly changes: Changes;
  readonly onChange: (changes: Changes) => void;
  readonly onReset: () => void;
  readonly word: Word;
}

/** The props that a reader can change, those that matter less behind a disclosure. */
export function Controls({ block, changes, onChange, onReset, word }: ControlsProps) {
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
          word={word}
        />
      ));
  const others = fields(true);
  return (
    <div
      className="playground-controls"
      role="group"
      aria-label={word("playground.controls")}
      data-needs-script=""
      {...analytics({
        eventCategory: "playground",
        eventAction: "change",
        eventLabel: "{data-prop}",
      })}
    >
      <div className="playground-head">
        <span aria-hidden="true">{word("playground.controls")}</span>
        <button
          type="button"
          className="playground-reset"
          onClick={onReset}
          {...analytics({ eventAction: "reset" })}
        >
          {word("playground.reset")}
        </button>
      </div>
      {fields(false)}
      {others.length > 0 && (
        <details className="playground-more">
          <summary {...analytics({ eventAction: "more" })}>{word("playground.more")}</summary>
          {others}
        </details>
      )}
    </div>
  );
}
