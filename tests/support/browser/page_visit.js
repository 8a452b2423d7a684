// Goes into every page before its own scripts: takes note of what goes wrong, and looks around.

/** @typedef {{ value: number, sources: { node: Node | null }[] }} Shift */

/** @type {string[]} */
const refused = [];
/** @type {string[]} */
const shifts = [];

/**
 * Names the demo of an element, for a message.
 *
 * @param {Element} element
 */
const demoAround = (element) => {
  const name = element.closest("[data-demo]")?.getAttribute("data-demo");
  return name ? `the demo ${name}: ` : "";
};

document.addEventListener("securitypolicyviolation", (event) => {
  const { target } = event;
  const where = target instanceof Element ? demoAround(target) : "";
  refused.push(`${where}${event.effectiveDirective} refused ${event.blockedURI}`);
});

new PerformanceObserver((list) => {
  const entries = /** @type {Shift[]} */ (/** @type {unknown} */ (list.getEntries()));
  for (const { value, sources } of entries) {
    const moved = sources.map(({ node }) => node).filter(mayNotMove);
    if (value >= 0.001 && moved.length > 0) shifts.push(moved.map(described).join(" | "));
  }
}).observe({ type: "layout-shift", buffered: true });

/** Of each demo's stage, by the demo's name. */
const stageHeights = () =>
  Object.fromEntries(
    [...document.querySelectorAll("figure[data-demo]")].map(({ id, children }) => {
      const stage = [...children].find((child) => child.matches(".demo-stage"));
      return [id, Math.round(stage?.getBoundingClientRect().height ?? 0)];
    }),
  );

/** @type {Record<string, number>} */
let asleepHeights = {};
document.addEventListener("DOMContentLoaded", () => {
  asleepHeights = stageHeights();
});
// A demo that was packed is measured when it has been unpacked and turned, and is not awake yet.
document.addEventListener("showfloor:expanded", ({ target }) => {
  queueMicrotask(() => {
    const { id } = /** @type {Element} */ (target);
    asleepHeights[id] = stageHeights()[id] ?? 0;
  });
});

const resized = () =>
  Object.entries(stageHeights())
    .filter(([id, height]) => height !== asleepHeights[id])
    .map(([id, height]) => `${id}: ${asleepHeights[id]} px, then ${height} px`);

/** Demos that their stage scrolls sideways. */
const wide = () =>
  [...document.querySelectorAll("figure[data-demo] > .demo-stage")]
    .filter((stage) => stage.scrollWidth > stage.clientWidth)
    .map((stage) => `${stage.parentElement?.id}: ${stage.scrollWidth} of ${stage.clientWidth} px`);

/** @param {Node | null} node */
const described = (node) =>
  (node instanceof Element ? node.outerHTML : (node?.textContent ?? "what is gone")).slice(0, 200);

/**
 * Demos are prerendered from left to right, and turn around when they wake.
 *
 * @param {Node | null} node
 */
const mayNotMove = (node) =>
  document.documentElement.dir === "ltr" ||
  (node instanceof Element ? node : node?.parentElement)?.closest("[data-island]") === null;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** @param {string} selector */
const elements = (selector) => [
  .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector)),
];

/** @param {string} name */
const meta = (name) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? null;

/** @param {string} selector */
const hrefs = (selector) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

/** @returns {HTMLElement[]} */
const asleep = () =>
  elements("[data-island=waiting], [data-island=loading]").filter((island) =>
    island.checkVisibility(),
  );

const demos = "[data-island]";
/** What demos that are open at start add to the body: it stands in no landmark there. */
const popups = 'body > [role="tooltip"]';

/**
 * Of the page itself: not of what its demos draw, nor of what they add to the body.
 *
 * @param {string} selector
 */
const inShell = (selector) =>
  [...document.querySelectorAll(selector)].filter(
    (one) =>
      one.closest(".s-header, .s-frame, .s-footer") !== null &&
      // Pictures made of components are no part of the page for those who hear it.
      one.closest(`${demos}, [inert]`) === null,
  );

const pressed =
  "a[href], button, summary, select, label:has(> input), input:not(label > input), [role=menuitem], [role=option], [role=treeitem] > :first-child";
const pressedOften =
  ".header-row :is(a, button, summary), .demo-toolbar button, .s-segment, .s-chip, .s-button, .nav-link, .nav-summary, .color-tool button, [role=treeitem] > :first-child, .builder-field input, .builder-field select, .s-menu-panel :is(a, button), dialog :is(a, button), [role=menuitem], [role=option]";

/** All that can be pressed and that the site itself draws: not what its demos do. */
const targets = () =>
  elements(pressed).filter(
    (one) =>
      one.closest(".s-header, .s-frame, .s-footer") !== null &&
      one.closest(".demo-stage, [data-stage], [inert], [data-drawn], [data-direction]") === null &&
      one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !standsInText(one),
  );

/**
 * Whether lines of text decide how high it is.
 *
 * @param {HTMLElement} one
 */
const standsInText = (one) => {
  if (getComputedStyle(one).display !== "inline") return false;
  const around = one.closest("p, li, td, dd, h1, h2, h3, figcaption, div")?.textContent ?? "";
  return around.replace(one.textContent, "").trim().length > 3;
};

/**
 * The box that is pressed: a card may be one link.
 *
 * @param {HTMLElement} one
 */
const boxOf = (one) => {
  const covers = getComputedStyle(one, "::after");
  const isCard = covers.position === "absolute" && covers.inset === "0px";
  return (isCard ? (one.offsetParent ?? one) : one).getBoundingClientRect();
};

/** Targets that are too small for their pointer; less than half a pixel is rounding. */
const smallTargets = () =>
  targets().flatMap((one) => {
    const { width, height } = boxOf(one);
    if (width === 0 || height === 0) return [];
    const finger = matchMedia("(pointer: coarse)").matches && one.matches(pressedOften);
    const isSmall = Math.min(width, height) < 23.5 || (finger && height < 43.5);
    return isSmall ? [`${width} x ${height} px: ${one.outerHTML.slice(0, 120)}`] : [];
  });

/** What runs in the page beside this. */
const axe = () =>
  /** @type {{ axe: typeof import("axe-core") }} */ (/** @type {unknown} */ (globalThis)).axe;

// The demo of a whole application has a main region, and axe counts it wherever it stands.
/** @type {import("axe-core").RunOptions} */
const options = {
  resultTypes: ["violations"],
  // Documents in frames are visited for themselves.
  iframes: false,
  elementRef: true,
  selectors: false,
  rules: { "landmark-no-duplicate-main": { enabled: false } },
};

/** What commercial packages write over their components where a site has no key for them. */
const notice = "MUI X Missing license key";

/** A grid with what stands in no row: an overlay, or details below a row. */
const gridWithMore =
  ".MuiDataGrid-main:has(.MuiDataGrid-overlayWrapper, .MuiDataGrid-detailPanel)";

/**
 * What components of packages are by themselves, so that no demo can mend it: the rule, and where.
 * The pages on accessibility of the data grid, the date pickers, and the tree view say them.
 *
 * @type {[rule: string, selector: string][]}
 */
const ofPackages = [
  ["aria-prohibited-attr", ".MuiDataGrid-columnHeader [aria-label='Detail panel toggle']"],
  ["aria-required-children", `${gridWithMore}, ${gridWithMore} :is([role=row], [role=rowgroup])`],
  ["label-content-name-mismatch", ".MuiDataGrid-collapsibleTrigger"],
  ["aria-progressbar-name", ".MuiDataGrid-overlayWrapper [role=progressbar]"],
  ["label-content-name-mismatch", ".MuiMultiSectionDigitalClockSection-item"],
  // Its disabled items are disabled to the eye alone.
  ["color-contrast", ".MuiDigitalClock-item.Mui-disabled"],
  // Some colors of the default theme; the theme studio has their contrast beside them.
  ["color-contrast", ".studio-stage .MuiChip-label"],
  ["button-name", ".MuiDateRangePickerDay2-fillerCell"],
  ["aria-progressbar-name", ".MuiTreeItem-loadingIcon"],
  ["aria-required-children", "[role=tree]:not(:has([role=treeitem]))"],
];

/**
 * Finds the elements that a rule says nothing new of; those that were so before count too, as what is
 * empty may have been filled while the rules were asked.
 *
 * @returns {(rule: string, element: HTMLElement | undefined) => boolean}
 */
const findOfPackages = () => {
  const before = ofPackages.map(([, where]) => new Set(document.querySelectorAll(where)));
  return (rule, element) =>
    element !== undefined &&
    ofPackages.some(
      ([id, where], at) => id === rule && (element.matches(where) || before[at]?.has(element)),
    );
};

/** What changes its look, and will have done so soon. */
const changing = () =>
  document
    .getAnimations()
    .flatMap(({ effect, playState }) =>
      effect instanceof KeyframeEffect &&
      playState === "running" &&
      Number.isFinite(effect.getComputedTiming().endTime)
        ? [effect.target]
        : [],
    );

/** @param {string | null | undefined} impact */
const isSerious = (impact) => ["serious", "critical"].includes(impact ?? "");

/**
 * Whether libraries decide how it is drawn.
 *
 * @param {HTMLElement | undefined} element
 */
const isDrawn = (element) => element?.closest(`${demos}, ${popups}`) != null;

/**
 * The color that text of an element stands on: that of the nearest element that has one, else `canvas`.
 *
 * @param {Element} element
 * @param {number[]} canvas
 */
const groundOf = (element, canvas) => {
  for (let one = /** @type {Element | null} */ (element); one !== null; one = one.parentElement) {
    const color = channels(getComputedStyle(one).backgroundColor);
    if (color[3] === 1) return color;
  }
  return canvas;
};

/** The color of an empty page. */
const canvasColor = () => {
  const probe = document.body.appendChild(document.createElement("div"));
  probe.style.background = "Canvas";
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return channels(backgroundColor);
};

/**
 * @param {Element} element
 * @param {number[]} canvas
 */
const contrastOf = (element, canvas) => {
  const text = channels(getComputedStyle(element).color);
  return contrast(text, groundOf(element, canvas));
};

/** Elements with text of the shell and of the site, without what is disabled or is a sample of a color. */
const written = () =>
  elements("body *").filter(
    (one) =>
      [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== "") &&
      one.closest(`${demos}, ${popups}, [inert], :disabled, [style*="background"], svg, select, noscript`) === null &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      one.getBoundingClientRect().width > 1,
  );

const visitor = {
  /** Texts that can hardly be read: with less contrast than WCAG asks for. */
  async faint() {
    await frame();
    await frame();
    const canvas = canvasColor();
    return written().flatMap((one) => {
      const contrast = contrastOf(one, canvas);
      return contrast < 4.5 ? [`${contrast.toFixed(1)}: ${described(one)}`] : [];
    });
  },

  /** Reads the page to its end, so that all that can come alive does. */
  async walk() {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
  },

  /**
   * Waits until all demos that show are what they will be: they wake in turn.
   *
   * @param {number} seconds When it gives up, counted from the start of the page.
   */
  async settle(seconds) {
    const end = seconds * 1000;
    while (asleep().length > 0 && performance.now() < end) await frame();
  },

  /** What is too small for its pointer, of all that shows now. */
  small: smallTargets,

  async findings() {
    await frame();
    await frame();
    return {
      refused,
      shifts,
      focused: elements(`iframe:focus, ${demos} :focus`).map(described),
      resized: resized(),
      wide: wide(),
      small: smallTargets(),
      width: document.documentElement.scrollWidth,
      title: document.title,
      description: meta("description"),
      identity: [meta("docs:productId"), meta("docs:productCategoryId")],
      mains: inShell("main").length,
      h1: inShell("h1").length,
      headings: document.querySelectorAll(".s-flow > .s-heading").length,
      landmarks: inShell("nav").map((nav) => nav.ariaLabel),
      navigation: hrefs(".side-nav a"),
      current: hrefs('.side-nav a[aria-current="page"]'),
      asleep: asleep().map(
        (island) => demoAround(island) + (island.dataset["script"] ?? described(island)),
      ),
      islands: document.querySelectorAll("[data-script]").length,
      mirrored: document.querySelector("link[data-rtl=on]") !== null,
      tools: document.querySelector("[data-demo]") !== null,
      tables: document.querySelectorAll("[data-api]").length,
      filters: document.querySelectorAll("[data-catalog-filter]").length,
    };
  },

  /** All in the shell; in demos, where libraries decide what is drawn, the serious ones. */
  async barriers() {
    const isDemo = document.querySelector(".demo-alone") !== null;
    const end = performance.now() + 2000;
    for (let left = changing(); left.length > 0 && performance.now() < end; left = changing()) {
      // It stands still where nobody would see it.
      left[0]?.scrollIntoView({ block: "center", behavior: "instant" });
      await frame();
    }
    const isOfPackage = findOfPackages();
    const { violations } = await axe().run(document, options);
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes
        .filter(({ html, element }) => !html.includes(notice) && !isOfPackage(id, element))
        .filter(({ element }) => isSerious(impact) || !(isDemo || isDrawn(element)))
        .map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
  },
};

Object.assign(globalThis, { visitor });
