import { createElement } from "react";
import { htmlWithBase } from "../browser/basePath";

export interface HtmlProps {
  readonly html: string;
  readonly as?: "div" | "span" | "p" | "code" | "ul" | "dd";
  readonly className?: string;
}

/** Finished HTML of the compiler, which has escaped what came from authors; it has site paths. */
export function Html({ html, as = "div", ...rest }: HtmlProps) {
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: htmlWithBase(html) } });
}
