import type { PackagePin } from "../../model/page.gen";
import { packageOf } from "../imports";
import type { ShownFile } from "./shown.client";

/** Packages that every demo imports. */
const foundation = ["react", "react-dom"];
const specifiers = /(?:from|import)\s*(?:\(\s*)?["']([^"'.][^"']*)["']/g;

/** Of packages, those that its files import by name; without React. */
export function importedPackages(
  files: readonly ShownFile[],
  pins: readonly PackagePin[],
): readonly PackagePin[] {
  const imported = files.flatMap(({ source }) =>
    [...source.matchAll(specifiers)].map(([, specifier = ""]) => packageOf(specifier)),
  );
  return pins.filter(({ name }) => imported.includes(name) && !foundation.includes(name));
}
