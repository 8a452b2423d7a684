import { analytics, inDemo } from "../model/analytics";
import type { IslandAssets } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { hasHole, type Prerendered } from "./islands";
import { islandScript, islandImports } from "../browser/markup";
import { ofStyling, firstStyling } from "./markup";
import {
  islandMark,
  islandModule,
  islandPrefix,
  prerenderedMark,
  emptyUntilScript,
  faultyIsland,
  drawnDirection,
  islandProps,
  crashedMessage,
  restartMessage,
  retryButton,
} from "../islands/markup";
import { withoutScript } from "../ui/markup";

export interface IslandProps {
  /** Its browser files; without them it stays as it is. */
  readonly assets: IslandAssets | undefined;
  /** Key of a demo's module. */
  readonly module?: string;
  /** Prefix of the ids that it generates. */
  readonly prefix: string;
  /** Its prerendered markup; `null` when it has none and starts empty. */
  readonly prerendered: Prerendered | null;
  readonly props?: Readonly<object>;
  /** For a demo in several stylings. */
  readonly styling?: { readonly name: string; readonly first: boolean };
  /** Whether it is shown as if it could not be loaded. */
  readonly failed?: boolean;
  readonly t: Translate;
}

/** An element that is hydrated in the browser, with the note for a failure. */
export function Island({
  assets,
  module,
  prefix,
  prerendered,
  props,
  styling,
  failed = false,
  t,
}: IslandProps) {
  const needsScript = prerendered === null || hasHole(prerendered);
  return (
    <>
      <div
        className="island"
        {...{
          [islandMark]: failed ? "failed" : "waiting",
          [islandModule]: module,
          [islandScript]: prerendered?.fault ? undefined : assets?.script,
          [islandImports]: assets?.imports.join(" "),
          [islandPrefix]: prefix,
          [prerenderedMark]: prerendered === null ? undefined : "",
          [emptyUntilScript]: prerendered !== null && needsScript ? "" : undefined,
          [faultyIsland]: prerendered?.fault && "",
          [drawnDirection]: prerendered?.rtl == null ? undefined : "ltr",
          [islandProps]: props && JSON.stringify(props),
          [ofStyling]: styling?.name,
          [firstStyling]: styling?.first === true ? "" : undefined,
          [crashedMessage]: t("demo.crashed"),
          [restartMessage]: t("demo.restart"),
        }}
        dangerouslySetInnerHTML={{ __html: prerendered?.html ?? "" }}
      />
      <p className="island-failure" role="status">
        {t("demo.failed")}{" "}
        <button
          type="button"
          {...{ [retryButton]: "" }}
          {...analytics({ ...inDemo, eventAction: "retry" })}
        >
          {t("demo.retry")}
        </button>
      </p>
      {needsScript && (
        <p className="island-note" {...{ [withoutScript]: "" }}>
          {t("demo.needsScript")}
        </p>
      )}
    </>
  );
}
