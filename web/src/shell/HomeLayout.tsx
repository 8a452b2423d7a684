import type { ReactNode } from "react";
import { analytics } from "../model/analytics";
import type { Page } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { MarkdownLinks } from "../reading/MarkdownLinks";
import { textDirection } from "../model/textDirection";
import { hasSearchField } from "../search/SearchField";
import { contentId } from "../ui/SkipLink";
import { hasSearch } from "./markup";

export interface HomeLayoutProps {
  readonly page: Page;
  /** What the site shows below each page. */
  readonly end?: ReactNode;
  readonly t: Translate;
  readonly children: ReactNode;
}

/**
 * The way in: a title over the full width, no side navigation. Styles have to know before it arrives
 * whether the search is on the page.
 */
export function HomeLayout({ page, end, t, children }: HomeLayoutProps) {
  return (
    <main
      className="s-home"
      id={contentId}
      tabIndex={-1}
      dir={textDirection(page.userLanguage)}
      {...{ [hasSearch]: hasSearchField(page) ? "" : undefined }}
      {...analytics({ eventCategory: "home", eventAction: "open", eventLabel: "{href}" })}
    >
      <h1 className="home-title">{page.title}</h1>
      <div className="s-flow">{children}</div>
      <>
        {end}
        <footer className="article-foot foot-links" {...analytics({ eventCategory: "page" })}>
          <MarkdownLinks className="foot-link" t={t} />
        </footer>
      </>
    </main>
  );
}
