import { analytics } from "../model/analytics";
import type { Word } from "../model/words";
import { Icon } from "../ui/Icon";

export interface EditLinkProps {
  readonly href: string | null;
  readonly word: Word;
}

/** The way to mend a page. */
export function EditLink({ href, word }: EditLinkProps) {
  if (href === null) return null;
  return (
    <a className="foot-link" href={href} {...analytics({ eventAction: "edit" })}>
      <Icon name="edit" />
      {word("page.edit")}
    </a>
  );
}
