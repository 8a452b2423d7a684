import {
  standaloneAddress,
  changesAddress,
  codeFormsAddress,
  demoDataAddress,
  prePaintFile,
  islandScript,
  islandImports,
} from "./markup";

/**
 * The path below which the site is on its host, with a slash at both ends. The model has site paths,
 * which begin at the root of the site: they become addresses here, where they leave the system. At the
 * root of a host they are the same, and the build removes the calls (`web/programs/build/basePath.ts`).
 */
const base = import.meta.env.BASE_URL;

/** Returns the address of a site path; any other address stays as it is. */
export function withBase(address: string): string {
  return isPath(address) ? base + address.slice(1) : address;
}

/** Returns the site path of a path on this host; one outside of the site stays as it is. */
export function sitePath(path: string): string {
  return isBelowBase(path) ? path.slice(base.length - 1) : path;
}

/** Whether a path on this host is one of the site. */
export function isBelowBase(path: string): boolean {
  return path.startsWith(base);
}

/** Attributes of elements that have an address. */
const addressAttributes: ReadonlySet<string> = new Set([
  ...["href", "src", "action"],
  ...[
    standaloneAddress,
    changesAddress,
    codeFormsAddress,
    demoDataAddress,
    prePaintFile,
    islandScript,
  ],
]);

/** Returns the value of an attribute in a document. */
export function attributeWithBase(name: string, value: string): string {
  return addressAttributes.has(name) ? withBase(value) : value;
}

/** Returns the properties of a React element of the shell as the document has them. */
export function propsWithBase(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(props).map(([name, value]) => {
    if (typeof value !== "string") return [name, value];
    if (name === islandImports) return [name, value.split(" ").map(withBase).join(" ")];
    return [name, attributeWithBase(name, value)];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Returns finished HTML, such as that of Markdown, with the base in its addresses. */
export function htmlWithBase(html: string): string {
  return html.replaceAll(/(<[a-z][^<>]*? (?:href|src|poster)=")(\/[^"]*)/gi, (_, start, address) =>
    [start, withBase(String(address))].join(""),
  );
}

/** Two slashes lead to another host. */
function isPath(address: string): boolean {
  return address.startsWith("/") && !address.startsWith("//");
}
