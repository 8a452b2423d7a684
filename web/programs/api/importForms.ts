import type ts from "typescript";
import type { EntryRequest, FamilyRequest } from "../shared/requests.gen.ts";
import { type Library, ownModule } from "./library.ts";
import { ownerName } from "./members.ts";

/**
 * The ways to import an entry: from the module of its own, then from the index of its package,
 * then from the packages of the other plans.
 *
 * @param symbol What is imported.
 */
export function importForms(
  library: Library,
  family: FamilyRequest,
  entry: EntryRequest,
  symbol: ts.Symbol,
) {
  const others = family.packages.filter(({ name }) => name !== entry.package);
  const homes = [...family.packages.filter(({ name }) => name === entry.package), ...others];
  return homes.flatMap((home) =>
    [ownModule({ ...entry, package: home.name }), home.name].flatMap((specifier) => {
      const code = statement(library, entry, specifier, symbol);
      // Another package may still export it under an older name, which would only mislead.
      const known = code !== undefined && (home.name === entry.package || !code.includes(" as "));
      return known ? [{ code, specifier, plan: home.plan }] : [];
    }),
  );
}

function statement(
  library: Library,
  { name: entry, kind }: EntryRequest,
  specifier: string,
  symbol: ts.Symbol,
): string | undefined {
  const name = ownerName(entry);
  const exported = library.exports(specifier);
  const keyword = kind === "interface" ? "import type" : "import";
  if (exported.get("default") === symbol) return `${keyword} ${name} from '${specifier}';`;
  for (const [alias, one] of exported) {
    // An interface of another plan may add to that of the same name.
    const same = one === symbol || (kind === "interface" && alias === name);
    if (!same || alias === "default") continue;
    if (alias !== name && exported.get(name) === symbol) continue;
    const names = alias === name ? name : `${alias} as ${name}`;
    return `${keyword} { ${names} } from '${specifier}';`;
  }
  return undefined;
}
