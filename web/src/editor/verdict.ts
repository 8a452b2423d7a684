import type { Fault } from "./sandbox/protocol";
import type { Import } from "./imports";
import type { Mistake } from "./mistake";
import type { Say } from "./messages.client";

/** What a fault means for a reader: a mistake in the code, or something that code cannot mend. */
export type Verdict = (
  | { readonly kind: "mistake"; readonly mistake: Mistake }
  | { readonly kind: "refused" | "libraries" }
) & {
  /** Whether the frame is of no use any more. */
  readonly stops: boolean;
};

interface Ran {
  /** Name of the first file. */
  readonly entry: string;
  readonly imports: readonly Import[];
}

/** Judges what a frame said of the code that it ran. */
export function judge(fault: Fault, { entry, imports }: Ran, say: Say): Verdict {
  const mistake = (at: Partial<Mistake> | null, message: string, stops = false): Verdict => {
    return { kind: "mistake", mistake: { file: entry, line: null, ...at, message }, stops };
  };
  switch (fault.kind) {
    case "thrown":
      return mistake(fault.place, fault.message);
    case "loop":
      return mistake(fault.place, say("loop"), true);
    case "component":
      return mistake(null, say("component"));
    case "import": {
      const { specifier, available } = fault;
      const at = imports.find((one) => one.specifier === specifier) ?? null;
      return mistake(place(at), missing(specifier, available, say));
    }
    case "load":
      return { kind: "libraries", stops: true };
    case "refused":
      return { kind: "refused", stops: true };
  }
}

/** That something cannot be imported, and what can. */
export function missing(specifier: string, available: readonly string[], say: Say): string {
  if (available.length === 0) return say("nothing", { specifier });
  return say("import", { specifier, available: available.join(", ") });
}

function place(found: Import | null): Pick<Mistake, "file" | "line"> | null {
  return found && { file: found.file, line: found.line };
}
