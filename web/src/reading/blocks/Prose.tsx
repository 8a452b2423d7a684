import type { Prose as ProseBlock } from "../../model/page.gen";
import { Html } from "../../ui/Html";

/** Paragraphs, lists and quotes. */
export function Prose({ block }: { readonly block: ProseBlock }) {
  return <Html className="s-prose" html={block.html} />;
}
