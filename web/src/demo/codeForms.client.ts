import { orRetry } from "../browser/chunk.client";
import { codeStyling, codeVariant } from "../settings/preferences.client";
import { showAtDemo } from "./showFailure.client";
import { codeFormsAddress, demoFrame } from "../browser/markup";
import { fetchedCode, previewLine, sourceFiles } from "./markup";
import { copyButton, buttonTool } from "../ui/markup";

/** Texts that the page leaves out, as `CodePanel` writes them; they have their height already. */
const missing = `pre[${fetchedCode}]`;

/** Buttons of a demo that work with its code. */
const usesCode = `[${copyButton}], [${buttonTool}], [${sourceFiles}]`;

/** What is around such buttons: the bar of a whole screen is above it. */
const bars = ".demo-toolbar, .demo-screen-bar";

/** Fetches the code of a demo that its page leaves out; resolves when the demo has all. */
export type FetchCode = (demo: Element | null) => Promise<void>;

/**
 * Fetches the code of demos before it is used: that of the chosen form when its demo comes near, the
 * rest when a reader points to a toolbar or to code.
 */
export function startCodeForms(root: Document, fetchCode: FetchCode): void {
  const show = (demo: HTMLElement) => {
    if (showsMissing(demo)) void orRetry(() => fetchCode(demo), showAtDemo(demo));
  };
  const showNear = followNearDemos(root, show);
  codeVariant.subscribe(showNear);
  codeStyling.subscribe(showNear);
  for (const sign of ["pointerover", "focusin", "change"]) {
    root.addEventListener(sign, ({ target }) => {
      const demo = demoAt(target, `${bars}, .demo-code`);
      if (demo === null) return;
      // A failure is said where missing code shows, not where it merely may be wanted.
      fetchCode(demo).catch(() => {
        show(demo);
      });
    });
  }
  pressAfterwards(root, fetchCode);
}

/** Calls `show` for the demos near the window, now and when asked; returns the function that asks. */
function followNearDemos(root: Document, show: (demo: HTMLElement) => void): () => void {
  const near = new Set<HTMLElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const demo = target as HTMLElement;
        if (isIntersecting) {
          near.add(demo);
          show(demo);
        } else {
          near.delete(demo);
        }
      }
    },
    { rootMargin: "100%" },
  );
  for (const demo of root.querySelectorAll(`[${codeFormsAddress}]`)) observer.observe(demo);
  return () => {
    near.forEach(show);
  };
}

/** A press that needs the code of a demo waits for it, and is repeated. */
function pressAfterwards(root: Document, fetchCode: FetchCode): void {
  root.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest(usesCode) : null;
      const demo = demoAt(button, bars);
      if (!(button instanceof HTMLElement) || demo?.querySelector(missing) == null) return;
      event.stopImmediatePropagation();
      void orRetry(async () => {
        await fetchCode(demo);
        button.click();
      }, showAtDemo(demo));
    },
    { capture: true },
  );
}

function demoAt(target: EventTarget | null, part: string): HTMLElement | null {
  const inside = target instanceof Element ? target.closest(part) : null;
  return inside?.closest<HTMLElement>(`[${demoFrame}]`) ?? null;
}

function showsMissing(demo: HTMLElement): boolean {
  const texts = demo.querySelectorAll(missing);
  return [...texts].some((text) => text.checkVisibility({ visibilityProperty: true }));
}

/** Returns a function that fetches the code of each demo once. */
export function createFetchCode(): FetchCode {
  const fetching = new WeakMap<Element, Promise<void>>();
  return async (demo) => {
    if (demo?.querySelector(missing) == null) return;
    const begun = fetching.get(demo) ?? fillCode(demo as HTMLElement);
    fetching.set(demo, begun);
    await begun.finally(() => fetching.delete(demo));
  };
}

/** The document has the texts in the order of the demo. */
async function fillCode(demo: HTMLElement): Promise<void> {
  const address = demo.getAttribute(codeFormsAddress) ?? "";
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be loaded: ${String(response.status)}`);
  const template = demo.ownerDocument.createElement("template");
  template.innerHTML = await response.text();
  const codes = template.content.querySelectorAll("pre > code");
  const texts = demo.querySelectorAll<HTMLElement>(missing);
  // A host or a proxy may answer with a page of its own.
  if (codes.length !== texts.length)
    throw new Error(`${address} does not have the code of its demo.`);
  texts.forEach((text, index) => {
    text.querySelector("code")?.replaceChildren(...(codes[index]?.childNodes ?? []));
    text.removeAttribute(fetchedCode);
    text.removeAttribute(previewLine);
  });
}
