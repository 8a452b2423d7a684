import type { ReactNode } from "react";
import { Feeds } from "../blog/Feeds";
import { PostHead } from "../blog/PostHead";
import { analytics } from "../model/analytics";
import type { Contents as Entry, Page } from "../model/page.gen";
import type { Word } from "../model/words";
import { Icon } from "../ui/Icon";
import { ApiLinks, apiLinksId } from "./ApiLinks";
import { Breadcrumbs } from "./Breadcrumbs";
import { Contents } from "./Contents";
import { EditLink } from "./EditLink";
import { Feedback } from "./Feedback";
import { HouseAd } from "./HouseAd";
import { PageTwin } from "./PageTwin";
import { PreviousNext } from "./PreviousNext";
import { remarkHref, withoutSection } from "./remarkHref";
import type { Shell } from "./shell";
import { contentId } from "./SkipLink";

export interface ArticleLayoutProps {
  readonly shell: Shell;
  readonly page: Page;
  readonly children: ReactNode;
}

/** A page to be read, with its contents at its side; `wide` gives tables and demos more room. */
export function ArticleLayout({ shell, page, children }: ArticleLayoutProps) {
  const { word } = shell;
  const entries = entriesOf(page, word);
  return (
    <main className="s-article" id={contentId} tabIndex={-1} data-layout={page.layout}>
      <header className="article-head">
        <Breadcrumbs crumbs={page.place.breadcrumbs} word={word} />
        <h1 className="article-title">{page.title}</h1>
        {page.post !== null && (
          <PostHead post={page.post} description={page.description} word={word} />
        )}
      </header>
      {entries.length > 1 && <Contents entries={entries} word={word} />}
      <div className="article-body">
        <div className="s-flow">{children}</div>
        <ApiLinks links={page.apiLinks} word={word} />
        <footer className="article-foot" {...analytics({ eventCategory: "page" })}>
          {page.ad !== null && <HouseAd ad={page.ad} word={word} />}
          <div className="foot-links">
            <EditLink href={page.editHref ?? remark(shell, page)} word={word} />
            <PageTwin word={word} />
            <a
              className="foot-link article-top"
              href={`#${contentId}`}
              {...analytics({ eventAction: "top" })}
            >
              <Icon name="up" />
              {word("page.top")}
            </a>
            <Feeds feeds={page.feeds} word={word} />
          </div>
          <Feedback shell={shell} page={page} />
          <PreviousNext place={page.place} word={word} />
        </footer>
      </div>
    </main>
  );
}

/** Where a page cannot be edited, it can be remarked upon. */
function remark(shell: Shell, page: Page): string | null {
  const href = remarkHref(shell, page, shell.word("feedback.title.edit", { title: page.title }));
  return href && withoutSection(href);
}

function entriesOf(page: Page, word: Word): readonly Entry[] {
  if (page.apiLinks.length === 0) return page.contents;
  return [...page.contents, { id: apiLinksId, text: word("page.api"), level: 2 }];
}
