/** Parts of a page with one demo, as far as its editing needs them. */

const messages = {
  ...Object.fromEntries(
    ["loop", "import", "nothing", "component", "libraries", "refused", "shared"].map((key) => [
      key,
      `${key}: {specifier} {available}`,
    ]),
  ),
  broken: "Broken",
  version: "Version",
  unknown: "Unknown",
  large: "Large",
  close: "Close",
  retry: "Try again",
  run: "Run code",
};

function code(name: string, lines: readonly string[]): string {
  const text = lines.map((line) => `<span class="s-line">${line}\n</span>`).join("");
  return `<pre class="s-code-text" tabindex="0" aria-label="${name}"><code data-copy-source="">${text}</code></pre>`;
}

/** Two panels: one with two files, one with a file in JavaScript. */
export const editedDemo = `
  <template data-editor-messages='${JSON.stringify(messages)}'></template>
  <template data-demo-tools="{}"><span data-failure="">Failed <button>Again</button></span></template>
  <figure class="demo" id="Tree" data-demo="Tree" data-demo-family="oak" data-code="hidden">
    <figcaption>Tree</figcaption>
    <div class="demo-stage" data-align="center"><div class="island"></div></div>
    <div class="demo-toolbar">
      <button value="ts" tabindex="0">TS</button>
      <span><button data-sources="">More</button><span data-note=""></span></span>
    </div>
    <div class="demo-code">
      <div class="demo-panel" data-variant="ts" data-styling="css">
        ${code("Tree.tsx", ["let a;", "let b;"])}${code("styles.css", ["p {}"])}
      </div>
      <div class="demo-panel" data-variant="js" data-styling="css">${code("Tree.jsx", ["let a;"])}</div>
    </div>
  </figure>`;
