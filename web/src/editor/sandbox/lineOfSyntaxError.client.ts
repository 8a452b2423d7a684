/**
 * The line, from 1, of code that the browser cannot read: `eval` does not tell, a script does. It
 * never runs, as it cannot be read either.
 */
export async function lineOfSyntaxError(window: Window, code: string): Promise<number | null> {
  const { document } = window;
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const script = document.createElement("script");
  let line: number | null = null;
  const receive = (event: ErrorEvent) => {
    if (event.filename !== address) return;
    line = event.lineno;
    // It is known already; only the line was not.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("error", receive, { capture: true });
  await new Promise((resolve) => {
    script.onload = script.onerror = resolve;
    script.src = address;
    document.head.append(script);
  });
  window.removeEventListener("error", receive, { capture: true });
  script.remove();
  URL.revokeObjectURL(address);
  return line;
}
