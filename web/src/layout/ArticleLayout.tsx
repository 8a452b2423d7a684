import type { ReactNode } from "react";
import type { Contents as Entry, Page } from "../model/page.gen";
import type { Word } from "../model/words";
import { ApiLinks, apiLinksId } from "./ApiLinks";
import { Breadcrumbs } from "./Breadcrumbs";
import { Contents } from "./Contents";
import { EditLink } from "./EditLink";
import { PreviousNext } from "./PreviousNext";
import { contentId } from "./SkipLink";

export interface ArticleLayoutProps {
  readonly page: Page;
  readonly word: Word;
  readonly children: ReactNode;
}

/** A page to be read, with its contents at its side; `wide` gives tables and demos more room. */
export function ArticleLayout({ page, word, children }: ArticleLayoutProps) {
  const entries = entriesOf(page, word);
  return (
    <main className="article" id={contentId} tabIndex={-1} data-layout={page.layout}>
      <header className="article-head">
        <Breadcrumbs crumbs={page.place.breadcrumbs} word={word} />
        <h1 className="article-title">{page.title}</h1>
      </header>
      {entries.length > 1 && <Contents entries={entries} word={word} />}
      <div className="article-body">
        <div className="flow">{children}</div>
        <ApiLinks links={page.apiLinks} word={word} />
        <footer className="article-foot">
          <EditLink href={page.editHref} word={word} />
          <PreviousNext place={page.place} word={word} />
        </footer>
      </div>
    </main>
  );
}

function entriesOf(page: Page, word: Word): readonly Entry[] {
  if (page.apiLinks.length === 0) return page.contents;
  return [...page.contents, { id: apiLinksId, text: word("page.api"), level: 2 }];
}
