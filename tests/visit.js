// Goes into every page before its own scripts: takes note of what goes wrong, and looks around.

const refused = [];
const shifts = [];

document.addEventListener("securitypolicyviolation", (event) => {
  refused.push(`${event.effectiveDirective} refused ${event.blockedURI}`);
});

new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    const moved = sources.map(({ node }) => node).filter(mayNotMove);
    if (value >= 0.001 && moved.length > 0) shifts.push(moved.map(described).join(" | "));
  }
}).observe({ type: "layout-shift", buffered: true });

/** Of each demo's stage, by the demo's name. */
const stageHeights = () =>
  Object.fromEntries(
    [...document.querySelectorAll("figure[data-demo]")].map(({ id, children }) => {
      const stage = [...children].find((child) => child.matches(".demo-stage"));
      return [id, Math.round(stage.getBoundingClientRect().height)];
    }),
  );

let asleepHeights = {};
document.addEventListener("DOMContentLoaded", () => {
  asleepHeights = stageHeights();
});

const resized = () =>
  Object.entries(stageHeights())
    .filter(([id, height]) => height !== asleepHeights[id])
    .map(([id, height]) => `${id}: ${asleepHeights[id]} px, then ${height} px`);

const described = (node) => (node?.outerHTML ?? node?.textContent ?? "what is gone").slice(0, 200);

/** Demos are prerendered from left to right, and turn around when they wake. */
const mayNotMove = (node) =>
  document.documentElement.dir === "ltr" ||
  (node !== null && (node.closest ? node : node.parentElement).closest("[data-island]") === null);

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const meta = (name) => document.head.querySelector(`meta[name="${name}"]`)?.content ?? null;

const hrefs = (selector) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

const asleep = () =>
  [...document.querySelectorAll("[data-island=waiting], [data-island=loading]")].filter((island) =>
    island.checkVisibility(),
  );

const demos = "[data-island]";

/** Of the page itself: not of what its demos draw, nor of what they add to the body. */
const inShell = (selector) =>
  [...document.querySelectorAll(selector)].filter(
    (one) => one.closest(".s-header, .s-frame, .s-footer") !== null && one.closest(demos) === null,
  );

// The demo of a whole application has a main region, and axe counts it wherever it stands.
const options = {
  resultTypes: ["violations"],
  // Documents in frames are visited for themselves.
  iframes: false,
  rules: { "landmark-no-duplicate-main": { enabled: false } },
};

const barriersIn = async (context, isGrave) => {
  const { violations } = await axe.run(context, options);
  return violations
    .filter(({ impact }) => isGrave(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
};

globalThis.visitor = {
  /** Reads the page to its end, so that all that can come alive does. */
  async walk() {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
  },

  /** Waits until all demos that show are what they will be; gives up after ten seconds. */
  async settle() {
    const end = performance.now() + 10_000;
    while (asleep().length > 0 && performance.now() < end) await frame();
  },

  async findings() {
    await frame();
    await frame();
    return {
      refused,
      shifts,
      resized: resized(),
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
      asleep: asleep().map(({ dataset }) => dataset.script),
      islands: document.querySelectorAll("[data-script]").length,
      mirrored: document.querySelector("link[data-rtl=on]") !== null,
      tables: document.querySelectorAll("[data-api]").length,
      demos: [...document.querySelectorAll("[data-demo-data]")]
        .filter((demo) => demo.querySelector("[data-island]") !== null)
        .map(({ dataset }) => dataset.demoData),
    };
  },

  /** All in the shell; in demos, where libraries decide what is drawn, the serious ones. */
  async barriers() {
    const isSerious = (impact) => ["serious", "critical"].includes(impact);
    const isDemo = document.querySelector(".demo-alone") !== null;
    const shell = await barriersIn({ exclude: [demos] }, isDemo ? isSerious : () => true);
    if (document.querySelector(demos) === null) return shell;
    const drawn = await barriersIn({ include: [demos] }, isSerious);
    return [...shell, ...drawn];
  },
};
