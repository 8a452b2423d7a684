const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** By language: to find the script of one takes longer than to draw a link, and a site has few. */
const known = new Map<string, "ltr" | "rtl">();

/** The direction in which a language is written, whatever direction a reader chose for demos. */
export function textDirection(language: string): "ltr" | "rtl" {
  const direction = known.get(language) ?? directionOf(language);
  known.set(language, direction);
  return direction;
}

function directionOf(language: string): "ltr" | "rtl" {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && rightToLeft.has(script) ? "rtl" : "ltr";
}
