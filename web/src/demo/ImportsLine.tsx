import type { CodeFile } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { namesBySource } from "./imports";

export interface ImportsLineProps {
  readonly file: CodeFile;
  readonly t: Translate;
}

/** Says above folded code where the names in it come from. */
export function ImportsLine({ file, t }: ImportsLineProps) {
  const sources = [...namesBySource(file.source)];
  if (file.preview === null || sources.length === 0) return null;
  return (
    <p className="demo-imports">
      <span>{t("demo.imports")}</span>
      {sources.map(([module, names]) => (
        <span key={module}> {t("demo.imports.from", { names: names.join(", "), module })}</span>
      ))}
    </p>
  );
}
