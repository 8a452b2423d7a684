import type { Entry, Prop } from "./request.ts";

/**
 * A prop that is declared with another component's is that one's only if it takes it too: names and
 * folders of declarations tell much, and this they may tell wrong.
 *
 * @param entries All of a family.
 */
export function withTrueOrigins(entries: Entry[]): Entry[] {
  const taken = new Map(
    entries
      .filter(({ kind }) => kind === "component")
      .map(({ name, props = [] }) => [name, new Set(props.map((prop) => prop.name))]),
  );
  return entries.map((entry) => {
    const { props, inherits = [] } = entry;
    if (props === undefined) return entry;
    const told = props.map((prop) => inheritedFrom(entry, prop, taken));
    const lost = new Set([...givers(props)].filter((name) => !givers(told).has(name)));
    return { ...entry, props: told, inherits: inherits.filter(({ name }) => !lost.has(name)) };
  });
}

function inheritedFrom(
  { name, package: home }: Entry,
  prop: Prop,
  taken: Map<string, Set<string>>,
): Prop {
  const { kind, name: other } = prop.origin;
  if (kind !== "component" || (taken.get(other)?.has(prop.name) ?? true)) return prop;
  return { ...prop, origin: { kind: "own", name, package: home, href: null } };
}

function givers(props: Prop[]) {
  return new Set(props.flatMap(({ origin }) => (origin.kind === "component" ? [origin.name] : [])));
}
