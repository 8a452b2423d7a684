import { analytics } from "../model/analytics";
import type { Translate } from "../model/messages";

interface EditedProps {
  readonly onReset: () => void;
  readonly t: Translate;
}

/** Says that the playground is not as it began, and brings that back. */
export function Edited({ onReset, t }: EditedProps) {
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
