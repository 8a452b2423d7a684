import type { ApiRow as Row } from "../model/page.gen";
import type { Word } from "../model/words";
import { Badge } from "../ui/Badge";
import { Html } from "../ui/Html";
import { ApiDetails } from "./ApiDetails";
import { ApiText } from "./ApiText";
import { traitsOf } from "./traits";

export interface ApiRowProps {
  readonly row: Row;
  readonly word: Word;
}

/** A prop: its name and type, then what it does, then what is folded. */
export function ApiRow({ row, word }: ApiRowProps) {
  const traits = traitsOf(row).join(" ");
  return (
    <li
      className="api-row"
      id={row.id}
      data-is={traits === "" ? undefined : traits}
      data-size={row.size === "short" ? undefined : row.size}
    >
      <Head row={row} word={word} />
      {row.size === "long" ? <LongType row={row} /> : <Type row={row} />}
      <ApiText html={row.html} deprecated={row.deprecated} word={word} />
      {row.details !== null && <ApiDetails details={row.details} word={word} />}
    </li>
  );
}

function Head({ row, word }: ApiRowProps) {
  const link = (
    <a className="api-name" href={`#${row.id}`}>
      {row.name}
    </a>
  );
  // There may be hundreds of rows: a name stands alone unless it has company.
  if (!hasBadges(row)) return link;
  return (
    <div className="api-head">
      {link}
      {row.required && <Badge>{word("api.required")}</Badge>}
      {row.deprecated !== null && <Badge>{word("badge.deprecated")}</Badge>}
      {row.plan !== null && <Badge>{word(`badge.${row.plan}`)}</Badge>}
      {row.requiresRef && (
        <span className="s-badge" title={word("api.requiresRef.title")}>
          {word("api.requiresRef")}
        </span>
      )}
      <Origin row={row} word={word} />
    </div>
  );
}

function hasBadges({ required, deprecated, plan, requiresRef, origin }: Row): boolean {
  return required || requiresRef || [deprecated, plan, origin].some((one) => one !== null);
}

function Origin({ row: { origin }, word }: ApiRowProps) {
  if (origin === null) return null;
  const text = word("api.origin", { name: origin.name });
  return origin.href === null ? (
    <span className="api-origin">{text}</span>
  ) : (
    <a className="api-origin" href={origin.href}>
      {text}
    </a>
  );
}

/** As TypeScript would have it: the type, an equals sign, the default. */
function Type({ row: { type, default: value } }: Pick<ApiRowProps, "row">) {
  return (
    <Html as="code" className="api-type" html={value === null ? type : `${type} = ${value}`} />
  );
}

/** A type of which only the beginning shows at first. */
function LongType({ row }: Pick<ApiRowProps, "row">) {
  return (
    <details className="api-long">
      <summary>
        <Type row={row} />
      </summary>
    </details>
  );
}
