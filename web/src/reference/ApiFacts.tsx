import { analytics, inReference } from "../model/analytics";
import type { ApiFacts as Facts, Block } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Html } from "../ui/Html";
import { Icon } from "../ui/Icon";

/** The facts of an entry beside its props. */
export function ApiFacts({ block }: { readonly block: Facts }) {
  return (
    <dl className="api-facts" id={block.id} {...analytics(inReference)}>
      {block.items.map(({ label, html }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Html as="dd" html={html} />
        </div>
      ))}
    </dl>
  );
}

/** The facts that are beside a page: those of its only entry. */
export function factsBeside(blocks: readonly Block[]): Facts | null {
  const [first, ...others] = blocks.filter((block) => block.type === "api-facts");
  return first === undefined || others.length > 0 ? null : first;
}

/** Facts beside the props; folded like the contents where there is no space for that. */
export function ApiAside({ block, t }: { readonly block: Facts; readonly t: Translate }) {
  return (
    <aside
      className="api-aside"
      aria-label={t("api.facts")}
      {...analytics({ eventCategory: "page", eventAction: "facts" })}
    >
      <p className="contents-title">{t("api.facts")}</p>
      <details className="contents-toggle">
        <summary>
          {t("api.facts")}
          <Icon name="chevron" />
        </summary>
      </details>
      <ApiFacts block={block} />
    </aside>
  );
}
