import { analytics } from "../../model/analytics";
import type { NavNode } from "../../model/page.gen";
import type { Translate } from "../../model/messages";
import { Badge } from "../../ui/Badge";
import { Html } from "../../ui/Html";
import { badgesOf } from "./navTree";
import { navigationPart, navigationGroup } from "../markup";

interface NavItemProps {
  readonly node: NavNode;
  readonly t: Translate;
}

export interface NavPageProps extends NavItemProps {
  /** Whether it leads to the page, or to one above it. */
  readonly active: "page" | "true" | undefined;
  /** Whether it is one of several that lead to parts of the page (`activeLink.client.ts`). */
  readonly part: boolean;
}

/** A link of the side navigation. */
export function NavPage({ node, t, active, part }: NavPageProps) {
  return (
    <li>
      <a
        className="nav-link"
        href={node.pathname}
        {...node.linkProps}
        aria-current={active}
        {...{ [navigationPart]: part ? "" : undefined }}
      >
        <NavText node={node} t={t} />
      </a>
    </li>
  );
}

export interface NavGroupProps extends NavItemProps {
  readonly open: boolean;
  /** The drawn children. */
  readonly items: string;
}

/** A group that opens and closes by itself, also without script. */
export function NavGroup({ node, t, open, items }: NavGroupProps) {
  return (
    <li>
      <details className="nav-group" {...{ [navigationGroup]: node.pathname }} open={open}>
        <summary className="nav-summary" {...analytics({ eventAction: "group" })}>
          <NavText node={node} t={t} />
        </summary>
        <ul dangerouslySetInnerHTML={{ __html: items }} />
      </details>
    </li>
  );
}

export interface NavStubProps extends NavItemProps {
  readonly href: string;
}

/** A group of a large tree, shown elsewhere: only the way in. */
export function NavStub({ node, t, href }: NavStubProps) {
  return (
    <li>
      <a className="nav-link nav-stub" href={href}>
        <NavText node={node} t={t} />
      </a>
    </li>
  );
}

export function NavSubheader({ children }: { readonly children: string }) {
  return <li className="nav-subheader">{children}</li>;
}

function NavText({ node, t }: NavItemProps) {
  return (
    <>
      {node.icon !== null && <Html as="span" className="nav-icon" html={node.icon} />}
      <span>{node.title}</span>
      {badgesOf(node).map((key) => (
        <Badge key={key}>{t(key)}</Badge>
      ))}
    </>
  );
}
