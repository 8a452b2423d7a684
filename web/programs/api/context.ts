import type ts from "typescript";
import type { EntryRequest, FamilyRequest } from "../shared/requests.gen.ts";
import { Order } from "./order.ts";
import type { Origins } from "./origins.ts";
import type { Packages } from "./packages.ts";
import type { Fault, NamedType, Problem } from "./request.ts";
import { TypeReader, writtenText } from "./types.ts";

/** The state of the description of one entry. */
export class Context {
  readonly packages: Packages;
  readonly checker: ts.TypeChecker;
  readonly family: FamilyRequest;
  readonly entry: EntryRequest;
  readonly origins: Origins;
  readonly problems: Problem[];
  readonly reader: TypeReader;
  /** Types without a name of their own, whose members are listed as those of named types. */
  readonly listed: NamedType[] = [];
  /** That of the entry's declaration. */
  readonly order: Order;

  constructor(
    checker: ts.TypeChecker,
    family: FamilyRequest,
    entry: EntryRequest,
    origins: Origins,
    problems: Problem[],
    symbol?: ts.Symbol,
  ) {
    this.packages = origins.packages;
    this.checker = checker;
    this.family = family;
    this.entry = entry;
    this.origins = origins;
    this.problems = problems;
    this.order = new Order(checker, ...(symbol?.declarations ?? []));
    this.reader = new TypeReader(checker, this.report);
  }

  readonly report = (fault: Fault, member: string, detail: string) => {
    this.problems.push({ fault, entry: this.entry.name, member, detail });
  };

  isHidden(prop: string) {
    const { hidden } = this.family;
    return [...(hidden["*"] ?? []), ...(hidden[this.entry.name] ?? [])].includes(prop);
  }

  /** Reports a type that names something that is nowhere declared; the compiler calls it `any`. */
  expectResolved(member: string, type: ts.Type, declared: ts.Node | undefined) {
    const { intrinsicName } = type as unknown as { intrinsicName?: string };
    if (intrinsicName === "error") {
      this.report("unresolved", member, declared === undefined ? "any" : writtenText(declared));
    }
  }
}
