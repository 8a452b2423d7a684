import { createElement } from "react";
import { analytics } from "../../model/analytics";
import type { Heading as HeadingBlock } from "../../model/page.gen";
import type { Translate } from "../../model/messages";
import { Badge } from "../../ui/Badge";
import { Html } from "../../ui/Html";

export interface HeadingProps {
  readonly block: HeadingBlock;
  readonly t: Translate;
}

const linkToItself = analytics({
  eventCategory: "page",
  eventAction: "heading",
  eventLabel: "{href}",
});

/** A heading with a link to itself. */
export function Heading({ block: { level, id, html, text, plan }, t }: HeadingProps) {
  const badge = plan === null ? null : t(`plan.${plan}`);
  return createElement(
    `h${String(level)}`,
    // Of its own: else it would be read with the name of the link.
    { id, className: "s-heading", "aria-label": badge === null ? text : `${text}, ${badge}` },
    <Html as="span" html={html} />,
    badge !== null && <Badge key="plan">{badge}</Badge>,
    <a
      className="heading-link"
      href={`#${id}`}
      {...linkToItself}
      aria-label={t("heading.link", { title: text })}
    />,
  );
}
