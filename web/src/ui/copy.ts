/** How long a button says what it did, in ms. */
const answerFor = 2000;

/** Gives life to all present and future `data-copy` buttons below `root`. */
export function startCopyButtons(root: Document): void {
  root.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-copy]");
    if (button !== null) void copyFor(button);
  });
}

async function copyFor(button: HTMLElement): Promise<void> {
  try {
    await copyText(textFor(button));
    answer(button, "copied");
  } catch (error) {
    answer(button, "denied");
    throw error;
  }
}

/** The shown code beside a button, as it is meant to be after the changes that it marks. */
export function textFor(button: Element): string {
  const root = button.closest<HTMLElement>("[data-copy-root]");
  const shown = [...(root?.querySelectorAll("[data-copy-source]") ?? [])].filter((source) =>
    source.checkVisibility(),
  );
  const text = shown.map(textOf).join("\n\n");
  return root?.dataset["language"] === "diff" ? text.replace(/^[+ ]/gm, "") : text;
}

function textOf(source: Element): string {
  const copy = source.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll("[data-mark=del]")) line.remove();
  return copy.textContent.trimEnd();
}

/**
 * Puts text on the clipboard; where the browser refuses that, by copying a selection.
 *
 * @throws DOMException `NotAllowedError` when both are refused.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copySelection(text);
  }
}

function copySelection(text: string): void {
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "visually-hidden";
  document.body.append(area);
  area.select();
  // Deprecated, and the only way on pages that are not served over HTTPS.
  const done = document.execCommand("copy");
  area.remove();
  if (!done) throw new DOMException("The clipboard may not be written to", "NotAllowedError");
}

function answer(button: HTMLElement, kind: "copied" | "denied"): void {
  const label = button.querySelector("span");
  const before = button.dataset["label"] ?? label?.textContent ?? "";
  button.dataset["label"] = before;
  button.dataset["state"] = kind;
  if (label !== null) label.textContent = button.dataset[kind] ?? before;
  setTimeout(() => {
    delete button.dataset["state"];
    if (label !== null) label.textContent = before;
  }, answerFor);
}
