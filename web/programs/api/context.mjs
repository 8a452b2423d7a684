import { TypeReader, writtenText } from "./types.mjs";

/**
 * @import ts from "typescript"
 * @import { Origins } from "./origins.mjs"
 *
 * @typedef {import("./request.mjs").EntryRequest} EntryRequest
 * @typedef {import("./request.mjs").FamilyRequest} FamilyRequest
 * @typedef {import("./request.mjs").Fault} Fault
 * @typedef {import("./request.mjs").Problem} Problem
 */

/** The state of the description of one entry. */
export class Context {
  /**
   * @param {ts.TypeChecker} checker
   * @param {FamilyRequest} family
   * @param {EntryRequest} entry
   * @param {Origins} origins
   * @param {Problem[]} problems
   */
  constructor(checker, family, entry, origins, problems) {
    this.packages = origins.packages;
    this.checker = checker;
    this.family = family;
    this.entry = entry;
    this.origins = origins;
    this.problems = problems;
    this.reader = new TypeReader(checker, (fault, member, detail) => {
      this.report(fault, member, detail);
    });
  }

  /**
   * @param {Fault} fault
   * @param {string} member
   * @param {string} detail
   */
  report(fault, member, detail) {
    this.problems.push({ fault, entry: this.entry.name, member, detail });
  }

  /** @param {string} prop */
  isHidden(prop) {
    const { hidden } = this.family;
    return [...(hidden["*"] ?? []), ...(hidden[this.entry.name] ?? [])].includes(prop);
  }

  /**
   * Reports a type that names something that is nowhere declared; the compiler calls it `any`.
   *
   * @param {string} member
   * @param {ts.Type} type
   * @param {ts.Node | undefined} declared
   */
  expectResolved(member, type, declared) {
    const { intrinsicName } = /** @type {{ intrinsicName?: string }} */ (
      /** @type {unknown} */ (type)
    );
    if (intrinsicName === "error") {
      this.report("unresolved", member, declared === undefined ? "any" : writtenText(declared));
    }
  }
}
