/**
 * Lets the pages of an offline copy run from files: browsers load neither modules nor data from
 * there, only plain scripts. Modules and data are therefore scripts that call `showfloorCopy`, and
 * addresses that begin at the root of a site are led to the files of the copy.
 */
(() => {
  /**
   * @typedef {(exports: object, required: (what: string) => unknown, meta: object) => void} Make
   * @typedef {{ needs: string[], make: Make, exports: object | undefined }} Module
   */
  const own = /** @type {HTMLScriptElement} */ (document.currentScript);
  const { root: start = "", entry: entries = "" } = own.dataset;
  const root = new URL(start, location.href).href;
  /** Is before the site paths in addresses that scripts write. */
  const base = /* base */ "/";
  /** @type {Set<string>} */
  const pages = new Set(/* pages */ []);
  /** @type {Map<string, Module>} */
  const modules = new Map();
  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @type {Map<string, Promise<void>>} */
  const loading = new Map();

  const showfloorCopy = {
    /** @type {(path: string, needs: string[], make: Make) => void} */
    module(path, needs, make) {
      modules.set(path, { needs, make, exports: undefined });
    },
    /** @type {(path: string, text: string) => void} */
    text(path, text) {
      texts.set(path, text);
    },
  };
  Object.assign(globalThis, { showfloorCopy });

  /** A module that was loaded. @param {string} path */
  function moduleAt(path) {
    const module = modules.get(path);
    if (module === undefined) throw new Error(`${path} is not in this copy.`);
    return module;
  }

  /** Address of a file of the copy. @param {string} path */
  function fileOf(path) {
    return root + path.slice(1);
  }

  /** @param {string} path */
  function withoutBase(path) {
    return path.startsWith(base) ? path.slice(base.length - 1) : path;
  }

  /** The place of an address of the site in the copy. @param {string} address */
  function placeOf(address) {
    const [whole = ""] = address.split(/[?#]/, 1);
    const rest = address.slice(whole.length);
    const path = withoutBase(whole);
    if (path === "/") return `${root}index.html${rest}`;
    if (!path.endsWith("/")) return fileOf(path) + rest;
    return pages.has(path) ? `${fileOf(path)}index.html${rest}` : `${root}elsewhere.html#${path}`;
  }

  /** @param {string} path */
  function addScript(path) {
    const known = loading.get(path);
    if (known !== undefined) return known;
    /** @type {Promise<void>} */
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

  /**
   * Loads a module with all that it needs.
   *
   * @param {string} path
   * @param {Set<string>} seen
   */
  async function load(path, seen = new Set()) {
    seen.add(path);
    if (!modules.has(path)) await addScript(path);
    const needs = moduleAt(path).needs.filter((need) => !seen.has(need));
    await Promise.all(needs.map((need) => load(need, seen)));
  }

  /**
   * Runs a module that is loaded, once; in a circle of imports what is there so far must do.
   *
   * @param {string} path
   */
  function run(path) {
    const module = moduleAt(path);
    if (module.exports === undefined) {
      module.exports = {};
      module.make(module.exports, (what) => required(what, path), { url: fileOf(path), env: {} });
    }
    return module.exports;
  }

  /**
   * What a module imports is there; what it imports later is a promise.
   *
   * @param {string} what
   * @param {string} from
   * @returns {unknown}
   */
  function required(what, from) {
    const path = what.startsWith("/")
      ? withoutBase(what)
      : new URL(what, `http://copy${from}`).pathname;
    if (moduleAt(from).needs.includes(path)) return run(path);
    return load(path).then(() => run(path));
  }

  /** Site path of an address within the copy; nothing for one elsewhere. @param {string} address */
  function sitePath(address) {
    if (address.startsWith("/")) return withoutBase(address.split(/[?#]/, 1)[0] ?? "");
    const [whole = ""] = new URL(address, location.href).href.split(/[?#]/, 1);
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

  /**
   * Scripts write addresses of the site; each is led to its file before anybody follows it.
   *
   * @param {Node} node
   */
  function lead(node) {
    if (!(node instanceof Element)) return;
    for (const name of ["href", "action"]) {
      const address = node.getAttribute(name);
      if (address?.startsWith("/") && !address.startsWith("//")) {
        node.setAttribute(name, placeOf(address));
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
  const { prototype } = HTMLLinkElement;
  const href = Object.getOwnPropertyDescriptor(prototype, "href") ?? {};
  Object.defineProperty(prototype, "href", {
    ...href,
    /** @type {(this: HTMLLinkElement, address: string) => void} */
    set(address) {
      const { href: whole, pathname } = new URL(address, location.href);
      const path = withoutBase(pathname);
      const led = !whole.startsWith(root) && path.startsWith("/_assets/");
      if (led) this.removeAttribute("crossorigin");
      href.set?.call(this, led ? fileOf(path) : whole);
    },
  });

  // Edited code runs in a frame without an origin, which cannot load libraries from files: code is
  // to be read and copied here.
  addEventListener(
    "focusin",
    (event) => {
      const isCode =
        event.target instanceof Element &&
        event.target.closest("[data-demo] .s-code-text") !== null;
      if (isCode) event.stopImmediatePropagation();
    },
    { capture: true },
  );

  for (const entry of entries.split(" ")) {
    load(entry).then(() => run(entry), reportError);
  }
})();
