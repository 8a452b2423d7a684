const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** The direction in which a language is written, whatever direction a reader chose for demos. */
export function textDirection(language: string): "ltr" | "rtl" {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && rightToLeft.has(script) ? "rtl" : "ltr";
}
