import { fill } from "../../model/fill";
import type { DemoData } from "../../model/page.gen";
import { importedPackages } from "./importedPackages";
import type { ShownFile, ShownForm } from "./shown.client";

/** The facts of a demo in the menu: values for the places of each sentence, by its name. */
export type Facts = Readonly<Partial<Record<"cost" | "built", Readonly<Record<string, string>>>>>;

export interface FactsOptions {
  readonly data: DemoData;
  readonly form: ShownForm;
  readonly files: readonly ShownFile[];
  /** Of the interface, such as `en`. */
  readonly language: string;
  readonly family: string;
  /** The end of a list, such as `{first} and {last}`. */
  readonly and: string;
}

export function factsOf(options: FactsOptions): Facts {
  const { data, form, files, and } = options;
  const code = data.variants.find(({ styling }) => styling === form.styling);
  const imported = importedPackages(files, data.dependencies);
  const packages = listOf(
    imported.map(({ name, version }) => `${name} ${version}`),
    and,
  );
  return {
    ...(code?.cost != null && { cost: costOf(code.cost, options) }),
    ...(packages !== "" && { built: { packages } }),
  };
}

/** In kilobytes with one decimal, at least 0.1. */
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
