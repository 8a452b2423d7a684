import { createElement } from "react";
import type { Heading as HeadingBlock } from "../model/page.gen";
import type { Word } from "../model/words";
import { Html } from "../ui/Html";

export interface HeadingProps {
  readonly block: HeadingBlock;
  readonly word: Word;
}

/** A heading with a link to itself. */
export function Heading({ block: { level, id, html, text }, word }: HeadingProps) {
  return createElement(
    `h${String(level)}`,
    { id, className: "heading" },
    <Html as="span" html={html} />,
    <a
      className="heading-link"
      href={`#${id}`}
      aria-label={word("heading.link", { title: text })}
    />,
  );
}
