// Goes into every document before its own scripts, frames among them: takes note of what goes wrong.

/** @type {string[]} */
const faults = [];
Object.assign(window, { faults });

/** @param {ErrorEvent} event */
const heard = (event) => {
  const { target } = event;
  const isLoaded = target instanceof Element;
  faults.push(isLoaded ? `not loaded: ${target.outerHTML.slice(0, 200)}` : event.message);
};
addEventListener("error", heard, true);

addEventListener("unhandledrejection", ({ reason }) => {
  faults.push(`unhandled: ${String(reason)}`);
});

document.addEventListener("securitypolicyviolation", (event) => {
  faults.push(`${event.effectiveDirective} refused ${event.blockedURI}`);
});

const { error } = console;
Object.assign(console, {
  /** @param {unknown[]} said */
  error(...said) {
    faults.push(said.map(String).join(" ").slice(0, 300));
    error.apply(console, said);
  },
});
