import { analytics } from "../model/analytics";
import type { Contents as Entry } from "../model/page.gen";
import type { Word } from "../model/words";
import { Icon } from "../ui/Icon";

export interface ContentsProps {
  readonly entries: readonly Entry[];
  readonly word: Word;
}

/**
 * The page's table of contents: a column on wide screens, a disclosure under the title on others.
 *
 * The list stands beside its disclosure instead of inside, so that one list serves both: a style
 * can show a sibling, but not the inside of a closed `<details>`.
 */
export function Contents({ entries, word }: ContentsProps) {
  return (
    <nav
      className="s-contents"
      aria-label={word("contents.label")}
      {...analytics({ eventCategory: "page", eventAction: "contents", eventLabel: "{href}" })}
    >
      <p className="contents-title">{word("contents.title")}</p>
      <details className="contents-toggle">
        <summary>
          {word("contents.title")}
          <Icon name="chevron" />
        </summary>
      </details>
      <ol className="contents-list" data-contents="">
        {entries.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
