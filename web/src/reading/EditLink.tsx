import { analytics } from "../model/analytics";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";

export interface EditLinkProps {
  readonly href: string | null;
  readonly t: Translate;
}

/** The link to edit a page. */
export function EditLink({ href, t }: EditLinkProps) {
  if (href === null) return null;
  return (
    <a className="foot-link" href={href} {...analytics({ eventAction: "edit" })}>
      <Icon name="edit" />
      {t("page.edit")}
    </a>
  );
}
