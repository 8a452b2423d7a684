type Focus = (this: HTMLElement | SVGElement, options?: FocusOptions) => void;

/** Events that show that a reader is in a document: some tools press without a pointer. */
const readerEvents = ["pointerdown", "keydown", "focusin", "click"];

/**
 * Returns what keeps the focus from all that asks for it in a frame, until a reader comes into that: they read
 * or write in the page around it, which browsers scroll to what has the focus.
 */
export function focusBlocker(frame: Window & typeof globalThis): () => void {
  let blocked = false;
  for (const prototype of [frame.HTMLElement.prototype, frame.SVGElement.prototype]) {
    const focus: Focus = Reflect.get(prototype, "focus");
    prototype.focus = function (this: HTMLElement | SVGElement, options) {
      if (!blocked) focus.call(this, options);
    };
  }
  for (const type of readerEvents) {
    frame.addEventListener(
      type,
      () => {
        blocked = false;
      },
      { capture: true, passive: true },
    );
  }
  return () => {
    blocked = !frame.document.hasFocus();
  };
}
