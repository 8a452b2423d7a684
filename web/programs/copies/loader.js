/**
 * Lets the pages of an offline copy run from files: browsers load neither modules nor data from
 * there, only plain scripts. Modules and data are therefore scripts that call `showfloorCopy`, and
 * addresses that begin at the root of a site are led to the files of the copy.
 */
(() => {
  const own = document.currentScript;
  const root = new URL(own.dataset.root, location.href).href;
  const pages = new Set(/* pages */ []);
  const modules = new Map();
  const texts = new Map();
  const loading = new Map();

  globalThis.showfloorCopy = {
    module(path, needs, make) {
      modules.set(path, { path, needs, make, exports: undefined });
    },
    text(path, text) {
      texts.set(path, text);
    },
  };

  /** Address of a file of the copy. */
  function fileOf(path) {
    return root + path.slice(1);
  }

  /** Where an address of the site stands in the copy. */
  function placeOf(address) {
    const [path] = address.split(/[?#]/, 1);
    const rest = address.slice(path.length);
    if (path === "/") return `${root}index.html${rest}`;
    if (!path.endsWith("/")) return fileOf(path) + rest;
    return pages.has(path) ? `${fileOf(path)}index.html${rest}` : `${root}elsewhere.html#${path}`;
  }

  function addScript(path) {
    const known = loading.get(path);
    if (known !== undefined) return known;
    const added = new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = fileOf(path);
      script.onload = () => resolve();
      script.onerror = () => {
        loading.delete(path);
        script.remove();
        reject(new Error(`${path} is not in this copy.`));
      };
      document.head.append(script);
    });
    loading.set(path, added);
    return added;
  }

  /** Loads a module with all that it needs. */
  async function load(path, seen = new Set()) {
    seen.add(path);
    if (!modules.has(path)) await addScript(path);
    const needs = modules.get(path).needs.filter((need) => !seen.has(need));
    await Promise.all(needs.map((need) => load(need, seen)));
  }

  /** Runs a module that is loaded, once; in a circle of imports what is there so far must do. */
  function run(path) {
    const module = modules.get(path);
    if (module.exports === undefined) {
      module.exports = {};
      module.make(module.exports, (what) => required(what, path), { url: fileOf(path), env: {} });
    }
    return module.exports;
  }

  /** What a module imports is there; what it imports later is a promise. */
  function required(what, from) {
    const path = what.startsWith("/") ? what : new URL(what, `http://copy${from}`).pathname;
    if (modules.get(from).needs.includes(path)) return run(path);
    return load(path).then(() => run(path));
  }

  /** Site path of an address within the copy; nothing for one elsewhere. */
  function sitePath(address) {
    if (address.startsWith("/")) return address.split(/[?#]/, 1)[0];
    const [whole] = new URL(address, location.href).href.split(/[?#]/, 1);
    return whole.startsWith(root) ? `/${whole.slice(root.length)}` : null;
  }

  const fetchElsewhere = globalThis.fetch;
  globalThis.fetch = async (input, options) => {
    const path = sitePath(input instanceof Request ? input.url : String(input));
    if (path === null) return fetchElsewhere(input, options);
    try {
      if (!texts.has(path)) await addScript(`${path}.js`);
      return new Response(texts.get(path));
    } catch {
      return new Response("", { status: 404 });
    }
  };

  /** Scripts write addresses of the site; each is led to its file before anybody follows it. */
  function lead(element) {
    for (const name of ["href", "action"]) {
      const address = element.getAttribute?.(name);
      if (address?.startsWith("/") && !address.startsWith("//")) {
        element.setAttribute(name, placeOf(address));
      }
    }
  }

  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === "attributes") lead(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        lead(node);
        node.querySelectorAll("a[href^='/'], form[action^='/']").forEach(lead);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["href", "action"] });

  // Style sheets that come with a later part of a script, which asks for them from the root.
  const href = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, "href");
  Object.defineProperty(HTMLLinkElement.prototype, "href", {
    ...href,
    set(address) {
      const { href: whole, pathname } = new URL(address, location.href);
      const led = !whole.startsWith(root) && pathname.startsWith("/_assets/");
      if (led) this.removeAttribute("crossorigin");
      href.set.call(this, led ? fileOf(pathname) : whole);
    },
  });

  // Edited code runs in a frame without an origin, which cannot load libraries from files: code is
  // to be read and copied here.
  addEventListener(
    "focusin",
    (event) => {
      if (event.target.closest?.("[data-demo] .s-code-text")) event.stopImmediatePropagation();
    },
    { capture: true },
  );

  for (const entry of own.dataset.entry.split(" ")) {
    load(entry).then(() => run(entry), reportError);
  }
})();
