import { analytics } from "../model/analytics";
import { Icon } from "../ui/Icon";
import { searchRoute } from "./SearchLink";
import { searchInput } from "./markup";
import { needsScript, styledSize, styledKind } from "../ui/markup";

export interface SearchFormProps {
  /** The name of the field, which is not visible. */
  readonly label: string;
  readonly placeholder?: string;
  readonly submit: string;
  /** The event that is counted when it is sent. */
  readonly action: "search" | "submit";
}

/** Asks the page that searches, which answers by a script; that may find the field by `data-search-input`. */
export function SearchForm({ label, placeholder, submit, action }: SearchFormProps) {
  return (
    <form className="s-search-form" action={searchRoute} role="search" {...{ [needsScript]: "" }}>
      <label className="s-field" {...{ [styledSize]: "large" }}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={200}
          {...{ [searchInput]: "" }}
        />
      </label>
      <button
        className="s-button"
        {...{ [styledKind]: "main" }}
        {...analytics({ eventAction: action })}
      >
        {submit}
      </button>
    </form>
  );
}
