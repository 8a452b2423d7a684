import { analytics, inDemo } from "../model/analytics";
import type { IslandAssets } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { hasHole, type Prerendered } from "./islands";

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
        data-island={failed ? "failed" : "waiting"}
        data-module={module}
        data-script={prerendered?.fault ? undefined : assets?.script}
        data-imports={assets?.imports.join(" ")}
        data-prefix={prefix}
        data-prerendered={prerendered === null ? undefined : ""}
        data-hole={prerendered !== null && needsScript ? "" : undefined}
        data-fault={prerendered?.fault && ""}
        data-drawn={prerendered?.rtl == null ? undefined : "ltr"}
        data-props={props && JSON.stringify(props)}
        data-styling={styling?.name}
        data-first={styling?.first === true ? "" : undefined}
        data-crashed={t("demo.crashed")}
        data-restart={t("demo.restart")}
        dangerouslySetInnerHTML={{ __html: prerendered?.html ?? "" }}
      />
      <p className="island-failure" role="status">
        {t("demo.failed")}{" "}
        <button
          type="button"
          data-island-retry=""
          {...analytics({ ...inDemo, eventAction: "retry" })}
        >
          {t("demo.retry")}
        </button>
      </p>
      {needsScript && (
        <p className="island-note" data-without-script="">
          {t("demo.needsScript")}
        </p>
      )}
    </>
  );
}
