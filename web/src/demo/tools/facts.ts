import { fill } from "../../model/fill";
import type { DemoCode, DemoData } from "../../model/page.gen";
import { importedPackages } from "./packages";
import type { ShownFile, ShownForm } from "./shown.client";

/** What the menu says of a demo: values for the places of each sentence, by its name. */
export type Facts = Readonly<
  Partial<Record<"cost" | "checked" | "built", Readonly<Record<string, string>>>>
>;

export interface FactsOptions {
  readonly data: DemoData;
  readonly form: ShownForm;
  readonly files: readonly ShownFile[];
  /** Of the interface, such as `en`. */
  readonly language: string;
  readonly family: string;
  /** Words for conditions such as `rtl`, and for the end of a list: `and`. */
  readonly words: Readonly<Record<string, string | undefined>>;
}

/** A demo that a reader has changed is not the one that was checked. */
export function factsOf(options: FactsOptions): Facts {
  const { data, form, files, words } = options;
  const code = data.variants.find(({ styling }) => styling === form.styling);
  const join = (items: readonly string[]) => listOf(items, words["and"] ?? "");
  const packages = join(
    importedPackages(files, data.dependencies).map(({ name, version }) => `${name} ${version}`),
  );
  const conditions = join(data.checked.map((condition) => words[condition] ?? condition));
  const isChecked = conditions !== "" && code !== undefined && isAsWritten(code, form, files);
  return {
    ...(code?.cost != null && { cost: costOf(code.cost, options) }),
    ...(packages !== "" &&
      (isChecked ? { checked: { packages, conditions } } : { built: { packages } })),
  };
}

/** One figure after the point; what is there costs something. */
function costOf(
  bytes: number,
  { language, family }: FactsOptions,
): Readonly<Record<string, string>> {
  const exact = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const size = new Intl.NumberFormat(language, exact).format(Math.max(bytes / 1024, 0.1));
  return { size, family };
}

function listOf(items: readonly string[], ending: string): string {
  const [last = "", ...others] = items.toReversed();
  return others.length === 0 ? last : fill(ending, { first: others.reverse().join(", "), last });
}

function isAsWritten(code: DemoCode, form: ShownForm, files: readonly ShownFile[]): boolean {
  const written = code[form.variant];
  return files.every(({ source }, index) => written[index]?.source.trimEnd() === source.trimEnd());
}
