import type { ReactNode } from "react";
import { PostHead } from "../blog/PostHead";
import { analytics } from "../model/analytics";
import type {
  Contents as Entry,
  Crumb,
  HouseAd as Ad,
  Page,
  PageLink,
  ProductStatus,
  ShellModel,
} from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Badge } from "../ui/Badge";
import { Icon } from "../ui/Icon";
import { ApiAside, factsBeside } from "../reference/ApiFacts";
import { ApiLinks, apiLinksId, ApiShortcuts } from "../reference/ApiLinks";
import { Contents } from "./Contents";
import { Feedback } from "./Feedback";
import { PageMenu } from "./PageMenu";
import { PreviousNext } from "./PreviousNext";
import { remarkHref, withoutSection } from "./remarkHref";
import { textDirection } from "../model/textDirection";
import { articleId, contentId } from "../ui/SkipLink";
import { articleLayout, filteredArticle } from "./markup";
import { toneName } from "../ui/markup";

export interface ArticleLayoutProps {
  readonly page: Page;
  /** What the site shows below each page. */
  readonly end?: ReactNode;
  readonly model: Pick<ShellModel, "issue" | "ask" | "connect">;
  readonly t: Translate;
  readonly children: ReactNode;
}

/**
 * A page to be read, with its contents at its side; `wide` gives tables and demos more space.
 *
 * Its parts are placed in the reader's direction, and their text follows its language.
 */
export function ArticleLayout({ page, end, model, t, children }: ArticleLayoutProps) {
  const dir = textDirection(page.userLanguage);
  return (
    <main
      className="s-article"
      id={contentId}
      tabIndex={-1}
      {...{ [articleLayout]: page.layout, [filteredArticle]: isFiltered(page) }}
    >
      <header className="article-head" dir={dir} {...analytics({ eventCategory: "page" })}>
        {page.newest !== null && <Superseded newest={page.newest} t={t} />}
        <Breadcrumbs crumbs={page.place.breadcrumbs} t={t} />
        <div className="article-heading">
          <h1 className="article-title">{page.title}</h1>
          <PageBadges place={page.place} t={t} />
          <ApiShortcuts links={page.apiLinks} t={t} />
          {/* An address without a folder is one of the engine, beside which there is no Markdown. */}
          {page.route.endsWith("/") && <PageMenu page={page} model={model} t={t} />}
        </div>
        {page.status !== null && <Status status={page.status} t={t} />}
        {page.alsoIn.length > 0 && <AlsoIn page={page} t={t} />}
        {page.post !== null && (
          <PostHead
            post={page.post}
            description={page.description}
            language={page.userLanguage}
            t={t}
          />
        )}
      </header>
      <Side page={page} t={t} />
      <div className="article-body" id={articleId} dir={dir}>
        <div className="s-flow">{children}</div>
        <>
          <ApiLinks page={page} t={t} />
          {end}
        </>
        <footer className="article-foot" {...analytics({ eventCategory: "page" })}>
          {page.ad !== null && <HouseAd ad={page.ad} t={t} />}
          <div className="foot-links">
            <EditLink href={page.editHref ?? remark(model.issue, page, t)} t={t} />
            <a
              className="foot-link article-top"
              href={`#${contentId}`}
              {...analytics({ eventAction: "top" })}
            >
              <Icon name="up" />
              {t("page.top")}
            </a>
            <Feeds feeds={page.feeds} t={t} />
          </div>
          {model.issue !== null && <Feedback form={model.issue} page={page} t={t} />}
          <PreviousNext place={page.place} t={t} />
        </footer>
      </div>
    </main>
  );
}

/** The way down to the page; the page itself is the title below, so it is left out. */
export function Breadcrumbs({
  crumbs,
  t,
}: {
  readonly crumbs: readonly Crumb[];
  readonly t: Translate;
}) {
  const way = crumbs.slice(0, -1);
  if (way.length === 0) return null;
  return (
    <nav
      className="s-breadcrumbs"
      aria-label={t("breadcrumbs.label")}
      {...analytics({ eventCategory: "page", eventAction: "breadcrumb", eventLabel: "{href}" })}
    >
      <ol>
        {way.map(({ title, href }) => (
          <li key={title}>{href === null ? title : <a href={href}>{title}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}

interface SupersededProps {
  /** The same page of the newest version, or where that begins. */
  readonly newest: PageLink;
  readonly t: Translate;
}

function Superseded({ newest, t }: SupersededProps) {
  const counted = analytics({
    eventCategory: "page",
    eventAction: "version",
    eventLabel: "{href}",
  });
  return (
    <aside
      className="s-callout article-superseded"
      role="note"
      {...{ [toneName]: "warning" }}
      aria-label={t("callout.warning")}
    >
      <Icon name="warning" />
      <p className="s-callout-body s-prose">
        {t("versions.superseded")}{" "}
        <a href={newest.href} {...counted}>
          {t("versions.newest", { version: newest.title })}
        </a>
      </p>
    </aside>
  );
}

interface StatusProps {
  readonly status: ProductStatus;
  readonly t: Translate;
}

/** What a reader should know of the product before choosing it, in one quiet line. */
function Status({ status: { kind, text, successor }, t }: StatusProps) {
  return (
    <p className="article-note">
      <Badge>{t(`status.${kind}`)}</Badge> {text}
      {successor !== null && (
        <>
          {" "}
          {t("status.successor")}{" "}
          <a className="s-text-link" href={successor.href}>
            {successor.title}
          </a>
        </>
      )}
    </p>
  );
}

/** Links to the same component of other products. */
function AlsoIn({ page: { alsoIn, userLanguage }, t }: Pick<ArticleLayoutProps, "page" | "t">) {
  const names = alsoIn.map(({ title }) => title);
  const parts = new Intl.ListFormat(userLanguage).formatToParts(names);
  const counted = analytics({
    eventCategory: "page",
    eventAction: "product",
    eventLabel: "{href}",
  });
  return (
    <p className="article-note" {...counted}>
      {t("page.alsoIn")}{" "}
      {parts.map(({ type, value }) =>
        type === "literal" ? (
          value
        ) : (
          <a key={value} className="s-text-link" href={alsoIn[names.indexOf(value)]?.href}>
            {value}
          </a>
        ),
      )}
    </p>
  );
}

/** The plan that the page's subject needs, and whether it is only announced. */
function PageBadges({ place, t }: Pick<Page, "place"> & Pick<ArticleLayoutProps, "t">) {
  return (
    <>
      {place.planned && <Badge>{t("badge.planned")}</Badge>}
      {place.plan !== null && <Badge>{t(`plan.${place.plan}`)}</Badge>}
    </>
  );
}

/** The contents of a page, and the facts beside it. */
function Side({ page, t }: Pick<ArticleLayoutProps, "page" | "t">) {
  const entries = entriesOf(page, t);
  const facts = factsBeside(page.blocks);
  if (entries.length < 2 && facts === null) return null;
  return (
    <div className="s-side" dir={textDirection(page.userLanguage)}>
      {entries.length > 1 && <Contents entries={entries} t={t} />}
      {facts !== null && <ApiAside block={facts} t={t} />}
    </div>
  );
}

/** Styles have to know before the filter arrives, which says the same as the contents. */
function isFiltered({ blocks }: Page): "" | undefined {
  return blocks.some(({ type }) => type === "catalog-filter") ? "" : undefined;
}

/** An ad of the site for itself; it looks like a callout and is labeled as an ad. */
function HouseAd({ ad, t }: { readonly ad: Ad; readonly t: Translate }) {
  return (
    <section className="s-callout" aria-label={t("ad.label")}>
      <div className="s-callout-body">
        <p className="s-callout-title s-prose">
          <a
            href={ad.href}
            {...analytics({ eventCategory: "ad", eventAction: "open", name: ad.name })}
          >
            {ad.title}
          </a>{" "}
          <Badge>{t("ad")}</Badge>
        </p>
        <p>{ad.text}</p>
      </div>
    </section>
  );
}

/** How to follow a blog. */
function Feeds({ feeds, t }: { readonly feeds: readonly PageLink[]; readonly t: Translate }) {
  if (feeds.length === 0) return null;
  return (
    <p
      className="blog-feeds"
      {...analytics({ eventCategory: "blog", eventAction: "feed", eventLabel: "{href}" })}
    >
      {t("blog.feeds")}{" "}
      {feeds.map(({ title, href }) => (
        <a key={href} className="s-text-link" href={href}>
          {t("blog.feed", { name: title })}
        </a>
      ))}
    </p>
  );
}

/** The link to edit a page. */
function EditLink({ href, t }: { readonly href: string | null; readonly t: Translate }) {
  if (href === null) return null;
  return (
    <a className="foot-link" href={href} {...analytics({ eventAction: "edit" })}>
      <Icon name="edit" />
      {t("page.edit")}
    </a>
  );
}

/** Where a page cannot be edited, it can be remarked upon. */
function remark(form: string | null, page: Page, t: Translate): string | null {
  if (form === null) return null;
  return withoutSection(remarkHref(form, page, t("feedback.title.edit", { title: page.title })));
}

function entriesOf(page: Page, t: Translate): readonly Entry[] {
  if (page.apiLinks.length === 0) return page.contents;
  return [...page.contents, { id: apiLinksId, text: t("page.api"), level: 2, plan: null }];
}
