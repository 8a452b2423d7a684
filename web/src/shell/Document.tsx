import type { ReactNode } from "react";
import type { Page } from "../model/page.gen";
import { textDirection } from "../model/textDirection";
import { ArticleLayout } from "../reading/ArticleLayout";
import { Banner } from "./announcements/Banner";
import { Footer } from "./Footer";
import { Head } from "./head/Head";
import { Header } from "./header/Header";
import { VersionLink } from "./header/VersionMenu";
import { HomeLayout } from "./HomeLayout";
import { NotFoundLayout, notFoundRoute } from "./notFound/NotFoundLayout";
import { familyOf, type Shell } from "./shell";
import type { Slots } from "../model/slots";
import { SearchLayout } from "../search/SearchLayout";
import { searchRoute } from "../search/SearchLink";
import type { RenderNavigation } from "./navigation/renderNavigation";
import { SideNav } from "./navigation/SideNav";
import { SkipLink } from "../ui/SkipLink";
import type { Joined } from "../ui/StyleLinks";
import { idsLikeCode } from "../settings/markup";
import { familyId } from "../ui/markup";

export interface DocumentProps {
  readonly shell: Shell;
  readonly page: Page;
  /** Draws the tree that the page is in: its key knows no other, so no other may be shown. */
  readonly navigation?: RenderNavigation | undefined;
  /** Stylesheets that only this page needs, by site path. */
  readonly stylesheets?: readonly string[];
  /** Those of them that are in the file of `critical`. */
  readonly joined?: Joined;
  /** The link to the styles of its demos, after those. */
  readonly critical?: ReactNode;
  /** Whether it shows something live. */
  readonly live?: boolean;
  /** Ids of its headings and demos that look like the address of a demo's code. */
  readonly codeLikeIds?: readonly string[];
  /** What the site shows in places of the shell. */
  readonly slots?: Slots;
  /** The drawn blocks of the page. */
  readonly children: ReactNode;
}

/** A whole page. */
export function Document(props: DocumentProps) {
  const { shell, page, stylesheets = [], joined, critical, live = false } = props;
  const { codeLikeIds = [], slots = {} } = props;
  const reading = page.layout !== "home" && ![notFoundRoute, searchRoute].includes(page.route);
  const items = reading ? itemsOf(page, props.navigation) : "";
  const family = familyOf(shell, page);
  return (
    <html
      lang={page.userLanguage}
      dir={textDirection(page.userLanguage)}
      {...{
        [familyId]: page.family ?? undefined,
        [idsLikeCode]: codeLikeIds.map(encodeURI).join(" ") || undefined,
      }}
    >
      <Head {...{ shell, page, stylesheets, joined, critical, live }} />
      <body>
        <Top shell={shell} />
        <Header shell={shell} page={page} hasNavigation={items !== ""} end={slots.HeaderEnd} />
        <div className="s-frame">
          {items !== "" && (
            <SideNav
              tree={page.tree}
              title={family?.name ?? shell.model.title}
              version={family && <VersionLink family={family} all={shell.model.allVersions} />}
              items={items}
              t={shell.t}
            />
          )}
          <Main shell={shell} page={page} slots={slots}>
            {props.children}
          </Main>
        </div>
        <Footer shell={shell}>{slots.Footer}</Footer>
      </body>
    </html>
  );
}

/** What comes before the header. */
function Top({ shell: { model, t } }: Pick<DocumentProps, "shell">) {
  return (
    <>
      <SkipLink t={t} />
      {model.banner !== null && <Banner banner={model.banner} t={t} />}
    </>
  );
}

/** The list of a page's side navigation as HTML; empty when its tree has no items. */
function itemsOf({ route, place }: Page, draw: RenderNavigation | undefined): string {
  return draw?.({ route, parents: new Set(place.parents) }) ?? "";
}

function Main({ shell, page, slots, children }: DocumentProps) {
  const { model, t } = shell;
  if (page.route === notFoundRoute) {
    return <NotFoundLayout families={model.families} language={page.userLanguage} t={t} />;
  }
  if (page.route === searchRoute) {
    return <SearchLayout families={model.families} language={page.userLanguage} t={t} />;
  }
  if (page.layout === "home") {
    return (
      <HomeLayout page={page} end={slots?.PageEnd} t={t}>
        {children}
      </HomeLayout>
    );
  }
  return (
    <ArticleLayout page={page} end={slots?.PageEnd} model={model} t={t}>
      {children}
    </ArticleLayout>
  );
}
