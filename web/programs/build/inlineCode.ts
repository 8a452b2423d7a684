/** Text that would end a script in a page, or has browsers read it in another way. */
const ending = /<\/script|<script|<!--/i;

/** Returns code as it can be in a page: without what ends a script element there. */
export function inlineCode(code: string) {
  const text = code.trim();
  const found = ending.exec(text);
  if (found !== null) throw new Error(`code that stands in pages may not hold "${found[0]}"`);
  return text;
}
