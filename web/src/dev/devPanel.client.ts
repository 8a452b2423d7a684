import { element } from "../ui/element.client";
import type { Problem } from "./events";
import css from "./panel.client.css?inline";
import { devOverlay } from "./markup";

/** Shows problems over the page, and nothing when there are none. */
export interface Panel {
  readonly show: (problems: readonly Problem[]) => void;
}

/**
 * Makes the panel. It is in a shadow root, so that neither the page nor the panel can
 * spoil the other's looks; a reader may put it away until something changes.
 */
export function createPanel(document: Document): Panel {
  const host = element("div", { [devOverlay]: "" });
  const root = host.attachShadow({ mode: "open" });
  adoptStyles(root);

  const close = () => host.remove();
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });

  return {
    show(problems) {
      if (problems.length === 0) {
        close();
        return;
      }
      root.replaceChildren(renderPanel(problems, close));
      document.body.append(host);
    },
  };
}

/** A style sheet that is no element: the pages' policy lets no style block in. */
function adoptStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}

function renderPanel(problems: readonly Problem[], close: () => void): HTMLElement {
  const title = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const button = element("button", { type: "button", click: close }, "Close");
  return element(
    "section",
    { role: "alert" },
    element("header", {}, element("h2", {}, title), button),
    element("ol", {}, ...problems.map(renderProblem)),
  );
}

function renderProblem({ place, what, why, fix }: Problem): HTMLElement {
  return element(
    "li",
    {},
    place && element("code", {}, place),
    element("strong", {}, what),
    why && element("p", {}, `Why: ${why}`),
    fix && element("p", {}, `Fix: ${fix}`),
  );
}
