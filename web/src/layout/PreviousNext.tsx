import { analytics } from "../model/analytics";
import type { NavPlace, PageLink } from "../model/page.gen";
import type { Word } from "../model/words";
import { Icon } from "../ui/Icon";

export interface PreviousNextProps {
  readonly place: NavPlace;
  readonly word: Word;
}

/** The neighbours of a page in its tree. */
export function PreviousNext({ place: { previous, next }, word }: PreviousNextProps) {
  if (previous === null && next === null) return null;
  return (
    <nav className="s-pager" aria-label={word("pager.label")}>
      {previous !== null && <Neighbour kind="previous" link={previous} word={word} />}
      {next !== null && <Neighbour kind="next" link={next} word={word} />}
    </nav>
  );
}

interface NeighbourProps {
  readonly kind: "previous" | "next";
  readonly link: PageLink;
  readonly word: Word;
}

function Neighbour({ kind, link, word }: NeighbourProps) {
  return (
    <a
      className="pager-link"
      rel={kind === "next" ? "next" : "prev"}
      href={link.href}
      data-kind={kind}
      {...analytics({ eventAction: kind, eventLabel: "{href}" })}
    >
      <Icon name={kind === "next" ? "forward" : "back"} />
      <span className="pager-kind">{word(`pager.${kind}`)}</span>
      <span className="pager-title">{link.title}</span>
    </a>
  );
}
