/**
 * Functions that run in the page. Only their text goes there, so each is whole by itself.
 */

/** Something that the security policy refused. */
export interface Refused {
  readonly directive: string;
  /** An address, or a keyword such as `inline`. */
  readonly refused: string;
  readonly source: string;
  readonly sample: string;
}

/** What a page shows after its demo was to come alive. */
export interface Outcome {
  readonly refused: readonly Refused[];
  /** Messages of demos that crashed, which are shown in their place. */
  readonly crashes: readonly string[];
  /** How many islands are not live. */
  readonly asleep: number;
}

declare global {
  interface Window {
    refusedByPolicy?: Refused[];
    changesOfShell?: () => string[];
    unstyledDemos?: () => string[];
  }
}

/** Keeps what the policy refuses; runs before any script of the page. */
export function keepRefused(): void {
  const kept: Refused[] = [];
  window.refusedByPolicy = kept;
  document.addEventListener("securitypolicyviolation", (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, sample } = violation;
    kept.push({ directive: effectiveDirective, refused: blockedURI, source: sourceFile, sample });
  });
}

/**
 * Hydrates the islands of the page, each in its styling.
 *
 * @param limit Milliseconds that all may take together.
 * @param settled Milliseconds after which effects have run.
 */
export async function hydrateAll(limit: number, settled: number): Promise<Outcome> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const isDue = ({ dataset }: HTMLElement) =>
    dataset["island"] === "waiting" || dataset["island"] === "loading";
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const end = performance.now() + limit;
  for (const island of islands) {
    const { styling } = island.dataset;
    if (styling !== undefined) document.documentElement.dataset["codeStyling"] = styling;
    while (isDue(island) && performance.now() < end) {
      // As a pointer that comes near, which does not wait for the browser to be idle.
      island.dispatchEvent(new Event("pointerover", { bubbles: true }));
      await pause(10);
    }
    await pause(settled);
  }
  const crashes = document.querySelectorAll(".island .demo-crash-message");
  return {
    refused: window.refusedByPolicy ?? [],
    crashes: Array.from(crashes, ({ textContent }) => textContent),
    asleep: islands.filter(({ dataset }) => dataset["island"] !== "live").length,
  };
}

/** Keeps how a page with a shell looks before its demos are live: the shell, and the demos. */
export function watchPage(): void {
  const landmarks = [".s-header", ".s-header a", "nav", "nav a", "h1", ".s-footer"];
  const isPage = document.querySelector(".s-header") !== null;
  const parts = (isPage ? ["html", "body", ...landmarks] : []).flatMap((name) => {
    const element = document.querySelector(name);
    return element === null ? [] : [{ name, element }];
  });
  // Sizes follow the content, which demos are a part of.
  const measured = /^--|(?<!font-)size|width|height|origin|inset|^(?:top|left|right|bottom)$/;
  const looksOf = (element: Element) => {
    const style = getComputedStyle(element);
    const names = Array.from(style).filter((name) => !measured.test(name));
    return new Map(names.map((name) => [name, style.getPropertyValue(name)]));
  };
  const demos = (isPage ? [...document.querySelectorAll<HTMLElement>("[data-demo]")] : []).map(
    (demo) => {
      const styled = [...demo.querySelectorAll("[data-island=waiting] [class]")];
      const looks = styled.map((element) => ({
        element,
        classes: element.className,
        before: looksOf(element),
      }));
      return { demo, looks };
    },
  );
  const styleRules = (rules: CSSRuleList): CSSStyleRule[] =>
    Array.from(rules).flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
    });
  const allRules = () =>
    [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) =>
      styleRules(cssRules),
    );
  const before = parts.map(({ element }) => looksOf(element));
  const known = new Set(allRules().map(({ cssText }) => cssText));

  const changes = () =>
    parts.flatMap(({ name, element }, at) => {
      const [changed] = [...looksOf(element)].filter(
        ([one, value]) => before[at]?.get(one) !== value,
      );
      if (changed === undefined) return [];
      const [property, value] = changed;
      const rule = allRules().findLast(
        ({ cssText, selectorText, style }) =>
          !known.has(cssText) &&
          element.matches(selectorText) &&
          style.getPropertyValue(property) !== "",
      );
      const cause = rule === undefined ? "a script" : `the rule for "${rule.selectorText}"`;
      const old = before[at]?.get(property) ?? "";
      const text = `${cause} makes ${property} of ${name} ${value} instead of ${old}`;
      return [{ key: `${cause} ${property}`, text }];
    });
  // What waking alone changes, such as a focus or a count, concerns few elements or properties.
  const isRestyled = ({ element, before: old }: (typeof demos)[number]["looks"][number]) =>
    [...looksOf(element)].filter(([name, value]) => old.get(name) !== value).length >= 5;
  // One demo may change its look by itself; those without their styles are most of a page, and
  // have the same classes when these come.
  const isSame = ({ element, classes }: (typeof demos)[number]["looks"][number]) =>
    element.isConnected && element.className === classes;
  window.unstyledDemos = () => {
    const styled = demos
      .map(({ demo, looks }) => ({ demo, left: looks.filter(isSame) }))
      .filter(({ left }) => left.length > 0);
    const late = styled.filter(({ left }) => left.filter(isRestyled).length > left.length / 2);
    return late.length < styled.length / 2
      ? []
      : late.map(({ demo }) => demo.dataset["demo"] ?? "");
  };
  // The parts inside of one inherit what it got.
  window.changesOfShell = () => {
    const all = changes();
    return all
      .filter(({ key }, at) => all.findIndex((other) => other.key === key) === at)
      .map(({ text }) => text);
  };
}
