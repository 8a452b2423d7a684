import type { ReactNode } from "react";
import type { Page } from "../model/page.gen";
import { contentId } from "./SkipLink";

export interface HomeLayoutProps {
  readonly page: Page;
  readonly children: ReactNode;
}

/** The way in: a title over the full width, no side navigation. */
export function HomeLayout({ page, children }: HomeLayoutProps) {
  return (
    <main className="home" id={contentId} tabIndex={-1}>
      <h1 className="home-title">{page.title}</h1>
      <div className="flow">{children}</div>
    </main>
  );
}
