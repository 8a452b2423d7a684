type Focus = (this: HTMLElement | SVGElement, options?: FocusOptions) => void;

/** What says that a reader is in a document: some tools press without a pointer. */
const arrivals = ["pointerdown", "keydown", "focusin", "click"];

/**
 * Returns what keeps the focus from all that asks for it in a frame, until a reader comes into that: they read
 * or write in the page around it, which browsers scroll to what has the focus.
 */
export function focusHolder(frame: Window & typeof globalThis): () => void {
  let held = false;
  for (const prototype of [frame.HTMLElement.prototype, frame.SVGElement.prototype]) {
    const focus: Focus = Reflect.get(prototype, "focus");
    prototype.focus = function (this: HTMLElement | SVGElement, options) {
      if (!held) focus.call(this, options);
    };
  }
  for (const type of arrivals) {
    frame.addEventListener(
      type,
      () => {
        held = false;
      },
      { capture: true, passive: true },
    );
  }
  return () => {
    held = !frame.document.hasFocus();
  };
}
