import { createElement } from "react";

export interface HtmlProps {
  readonly html: string;
  readonly as?: "div" | "span" | "code" | "ul";
  readonly className?: string;
}

/** Finished HTML of the compiler, which has escaped what came from authors. */
export function Html({ html, as = "div", ...rest }: HtmlProps) {
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: html } });
}
