import { analytics } from "../model/analytics";
import type { NavPlace, PageLink } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import { styledKind } from "../ui/markup";

export interface PreviousNextProps {
  readonly place: NavPlace;
  readonly t: Translate;
}

/** The neighbors of a page in its tree. */
export function PreviousNext({ place: { previous, next }, t }: PreviousNextProps) {
  if (previous === null && next === null) return null;
  return (
    <nav className="s-pager" aria-label={t("pager.label")}>
      {previous !== null && <NeighborLink kind="previous" link={previous} t={t} />}
      {next !== null && <NeighborLink kind="next" link={next} t={t} />}
    </nav>
  );
}

interface NeighborLinkProps {
  readonly kind: "previous" | "next";
  readonly link: PageLink;
  readonly t: Translate;
}

function NeighborLink({ kind, link, t }: NeighborLinkProps) {
  return (
    <a
      className="pager-link"
      rel={kind === "next" ? "next" : "prev"}
      href={link.href}
      {...{ [styledKind]: kind }}
      {...analytics({ eventAction: kind, eventLabel: "{href}" })}
    >
      <Icon name={kind === "next" ? "forward" : "back"} />
      <span className="pager-kind">{t(`pager.${kind}`)}</span>
      <span className="pager-title">{link.title}</span>
    </a>
  );
}
