import type { ReactNode } from "react";
import { analytics } from "../model/analytics";
import type { Page } from "../model/page.gen";
import type { Word } from "../model/words";
import { PageTwin } from "./PageTwin";
import { contentId } from "./SkipLink";

export interface HomeLayoutProps {
  readonly page: Page;
  readonly word: Word;
  readonly children: ReactNode;
}

/** The way in: a title over the full width, no side navigation. */
export function HomeLayout({ page, word, children }: HomeLayoutProps) {
  return (
    <main
      className="s-home"
      id={contentId}
      tabIndex={-1}
      {...analytics({ eventCategory: "home", eventAction: "open", eventLabel: "{href}" })}
    >
      <h1 className="home-title">{page.title}</h1>
      <div className="s-flow">{children}</div>
      <footer className="article-foot foot-links" {...analytics({ eventCategory: "page" })}>
        <PageTwin word={word} />
      </footer>
    </main>
  );
}
