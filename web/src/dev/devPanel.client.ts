import type { Problem } from "./events";
import css from "./panel.client.css?inline";

/** Shows problems over the page, and nothing when there are none. */
export interface Panel {
  readonly show: (problems: readonly Problem[]) => void;
}

/**
 * Makes the panel. It is in a shadow root, so that neither the page nor the panel can
 * spoil the other's looks; a reader may put it away until something changes.
 */
export function createPanel(document: Document): Panel {
  const host = document.createElement("div");
  host.dataset["devOverlay"] = "";
  const root = host.attachShadow({ mode: "open" });
  adoptStyles(root);

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") host.remove();
  });

  return {
    show(problems) {
      if (problems.length === 0) {
        host.remove();
        return;
      }
      root.replaceChildren(
        renderPanel(problems, () => {
          host.remove();
        }),
      );
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
  const panel = element("section");
  panel.setAttribute("role", "alert");
  const title = element("h2", problems.length === 1 ? "1 problem" : `${problems.length} problems`);
  const button = element("button", "Close");
  button.type = "button";
  button.addEventListener("click", close);
  const header = element("header");
  header.append(title, button);
  const list = element("ol");
  list.append(...problems.map(renderProblem));
  panel.append(header, list);
  return panel;
}

function renderProblem({ place, what, why, fix }: Problem): HTMLElement {
  const item = element("li");
  if (place !== null) item.append(element("code", place));
  item.append(element("strong", what));
  if (why !== "") item.append(element("p", `Why: ${why}`));
  if (fix !== "") item.append(element("p", `Fix: ${fix}`));
  return item;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = "",
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
