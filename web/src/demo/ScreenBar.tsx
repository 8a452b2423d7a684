import { analytics, inDemo } from "../model/analytics";
import type { Demo } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import { Note } from "../ui/Note";
import type { ToolName } from "./ToolsTemplate";
import { toolItem } from "./markup";
import { buttonTool, needsScript } from "../ui/markup";

export interface ScreenBarProps {
  readonly demo: Demo;
  /** Site path of the document that shows nothing else. */
  readonly standalone: string;
  readonly t: Translate;
}

/** Styles know how wide each is; a screen begins as wide as the page. */
const widths = ["full", "tablet", "phone"] as const;

/**
 * What readers do with a whole screen: see it in other widths and alone, and take it along. All but
 * the last works without script; `startTools.client.ts` gives life to that.
 */
export function ScreenBar({ demo, standalone, t }: ScreenBarProps) {
  return (
    <div className="demo-screen-bar" {...analytics(inDemo)}>
      <fieldset
        className="s-segments"
        {...analytics({ eventAction: "width", eventLabel: "{value}" })}
      >
        <legend className="visually-hidden">{t("demo.screen.widths")}</legend>
        {widths.map((width) => (
          <label key={width} className="s-segment">
            <input
              type="radio"
              name={`${demo.name}-width`}
              value={width}
              defaultChecked={width === "full"}
            />
            <span>{t(`demo.screen.${width}`)}</span>
          </label>
        ))}
      </fieldset>
      <span className="demo-screen-tool" {...{ [needsScript]: "" }}>
        <button
          type="button"
          className="s-button"
          {...does("zip")}
          {...analytics({ eventAction: "tool", eventLabel: `{${buttonTool}}` })}
        >
          {t("demo.screen.zip")}
        </button>
        <Note />
      </span>
      <a
        className="s-button"
        href={standalone}
        target="_blank"
        {...{ [toolItem]: "alone" }}
        {...analytics({ eventAction: "tool", eventLabel: `{${toolItem}}` })}
      >
        <span>
          {t("demo.screen.alone")} <Icon name="external" />
        </span>
      </a>
    </div>
  );
}

/** Attributes for a press that `startTools.client.ts` handles. */
function does(tool: ToolName): { readonly [buttonTool]: ToolName } {
  return { [buttonTool]: tool };
}
