import type { ReactNode } from "react";
import type { Callout as Remark } from "../../model/page.gen";
import type { Translate } from "../../model/messages";
import { Icon } from "../../ui/Icon";

export interface CalloutProps {
  readonly block: Remark;
  readonly t: Translate;
  /** The drawn blocks. */
  readonly children: ReactNode;
}

/** A remark that stands out; its kind is said in words as well as in color. */
export function Callout({ block: { kind, title }, t, children }: CalloutProps) {
  const name = t(`callout.${kind}`);
  return (
    <aside className="s-callout" role="note" data-tone={kind} aria-label={title ?? name}>
      <Icon name={kind} />
      <div className="s-callout-body">
        <p className={title === null ? "visually-hidden" : "s-callout-title"}>{title ?? name}</p>
        {children}
      </div>
    </aside>
  );
}
