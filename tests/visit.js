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

const inDemo = ({ target: [selector] }) =>
  document.querySelector(selector).closest("[data-island]") !== null;

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
      width: document.documentElement.scrollWidth,
      title: document.title,
      description: meta("description"),
      identity: [meta("docs:productId"), meta("docs:productCategoryId")],
      h1: document.querySelectorAll("h1:not([data-island] *)").length,
      headings: document.querySelectorAll(".flow > .heading").length,
      landmarks: [...document.querySelectorAll("nav:not([data-island] *)")].map((nav) => nav.ariaLabel),
      navigation: hrefs(".side-nav a"),
      current: hrefs('.side-nav a[aria-current="page"]'),
      asleep: asleep().map(({ dataset }) => dataset.script),
      islands: document.querySelectorAll("[data-script]").length,
    };
  },

  async barriers() {
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map((node) => ({
        what: `${id}: ${node.html.slice(0, 200)}`,
        serious: impact === "serious" || impact === "critical",
        inDemo: inDemo(node),
      })),
    );
  },
};
