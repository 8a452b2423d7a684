/** The computed style of an element or of one of its pseudo-elements, under its place. */
export type Styles = ReadonlyMap<string, readonly string[]>;

/** The studio has in its screens what the library adds to the end of the document. */
const closedList = '[role="listbox"], [role="listbox"] *';

const pseudoElements = [null, '::before', '::after'] as const;

/** Those that a browser computes, without custom ones. */
function propertyNames(): readonly string[] {
  return [...getComputedStyle(document.documentElement)];
}

/** The styles of all elements of all screens below an element, and of their pseudo-elements. */
export function stylesOf(root: Element): Styles {
  for (const animation of document.getAnimations()) halt(animation);
  const names = propertyNames();
  const styles = new Map<string, readonly string[]>();
  for (const screen of root.querySelectorAll('[data-screen]')) {
    const elements = [...screen.querySelectorAll('*')].filter((one) => !one.matches(closedList));
    elements.forEach((element, index) => {
      const place = `${screen.getAttribute('data-screen') ?? ''} ${String(index)} ${nameOf(element)}`;
      for (const pseudo of pseudoElements) {
        const style = getComputedStyle(element, pseudo);
        // One without contents is not drawn.
        if (pseudo !== null && style.content === 'none') continue;
        const values = names.map((name) => style.getPropertyValue(name));
        styles.set(place + (pseudo ?? ''), values);
      }
    });
  }
  return styles;
}

/** Ends a transition, and shows what repeats at its start. */
function halt(animation: Animation): void {
  if (animation instanceof CSSTransition) {
    animation.finish();
    return;
  }
  animation.pause();
  animation.currentTime = 0;
}

/** The tag, and the class by which the library names the part. */
function nameOf(element: Element): string {
  const part = [...element.classList].find((one) => /^(?:Mui|Joy)[A-Z]\w*-/.test(one)) ?? '';
  return `${element.localName}${part === '' ? '' : `.${part}`}`;
}

const mostLines = 20;

/** What differs, a line for each property. */
export function differences(one: Styles, other: Styles): string[] {
  const names = propertyNames();
  const places = new Set([...one.keys(), ...other.keys()]);
  const lines = [...places].flatMap((place) => {
    const [first, second] = [one.get(place), other.get(place)];
    if (first === undefined || second === undefined) return [`${place} is on one side only`];
    return names.flatMap((name, at) =>
      first[at] === second[at]
        ? []
        : [`${place} ${name}: ${first[at] ?? ''} | ${second[at] ?? ''}`],
    );
  });
  if (places.size === 0) return ['Nothing was drawn.'];
  const rest = lines.length - mostLines;
  return rest > 0 ? [...lines.slice(0, mostLines), `and ${String(rest)} more`] : lines;
}
