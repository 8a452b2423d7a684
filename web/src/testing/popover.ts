/**
 * Gives elements what jsdom lacks of popovers: one that closes while the focus is in it returns that to
 * what had it before, and then says that it closed.
 */
export function standInForPopovers(): void {
  const before = new WeakMap<HTMLElement, Element | null>();
  HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    before.set(this, document.activeElement);
    toggle(this, "open");
  };
  HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
    const focused = before.get(this);
    if (this.contains(document.activeElement) && focused instanceof HTMLElement) focused.focus();
    toggle(this, "closed");
  };
}

function toggle(popover: HTMLElement, newState: "open" | "closed"): void {
  popover.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
}
