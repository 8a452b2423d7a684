import type { Fault } from "./sandbox/messages";
import type { Import } from "./findImports";
import type { Mistake } from "./codeError";
import type { TranslateEditor } from "./readEditorMessages.client";

/** The meaning of a fault for a reader: a mistake in the code, or something that code cannot fix. */
export type FaultClass = (
  | { readonly kind: "mistake"; readonly mistake: Mistake }
  | { readonly kind: "refused" | "libraries" }
) & {
  /** Whether the frame is of no use any more. */
  readonly stops: boolean;
};

interface RunCode {
  /** Name of the first file. */
  readonly entry: string;
  readonly imports: readonly Import[];
}

/** Classifies the fault that a frame reported of its code. */
export function classifyFault(
  fault: Fault,
  { entry, imports }: RunCode,
  t: TranslateEditor,
): FaultClass {
  const mistake = (at: Partial<Mistake> | null, message: string, stops = false): FaultClass => {
    return { kind: "mistake", mistake: { file: entry, line: null, ...at, message }, stops };
  };
  switch (fault.kind) {
    case "thrown":
      return mistake(fault.place, fault.message);
    case "loop":
      return mistake(fault.place, t("loop"), true);
    case "component":
      return mistake(null, t("component"));
    case "import": {
      const { specifier, available } = fault;
      const at = imports.find((one) => one.specifier === specifier) ?? null;
      return mistake(place(at), missingModuleText(specifier, available, t));
    }
    case "load":
      return { kind: "libraries", stops: true };
    case "refused":
      return { kind: "refused", stops: true };
  }
}

/** That something cannot be imported, and what can. */
export function missingModuleText(
  specifier: string,
  available: readonly string[],
  t: TranslateEditor,
): string {
  if (available.length === 0) return t("nothing", { specifier });
  return t("import", { specifier, available: available.join(", ") });
}

function place(found: Import | null): Pick<Mistake, "file" | "line"> | null {
  return found && { file: found.file, line: found.line };
}
