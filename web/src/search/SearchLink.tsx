import { analytics } from "../model/analytics";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import { searchLink } from "../browser/markup";

/** Where searching leads without a script, and with a script whenever its dialog cannot open. */
export const searchRoute = "/search/";

/** Opens the search; scripts that list keyboard shortcuts find this one in its attribute. */
export function SearchLink({ t }: { readonly t: Translate }) {
  return (
    <a
      className="s-field s-search-link"
      href={searchRoute}
      {...{ [searchLink]: "" }}
      aria-keyshortcuts="Control+K /"
      {...analytics({ eventAction: "search" })}
    >
      <Icon name="search" />
      <span>{t("search.button")}</span>
      <kbd className="s-key" aria-hidden="true">
        {t("search.keys")}
      </kbd>
    </a>
  );
}
