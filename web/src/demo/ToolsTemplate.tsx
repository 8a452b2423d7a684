import type { ReactNode } from "react";
import { analytics, inDemo } from "../model/analytics";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import type { ToolName } from "./toolNames";

export interface ToolsTemplateProps {
  readonly t: Translate;
  /** Names of the families whose demos the page shows, by id. */
  readonly families: Readonly<Record<string, string>>;
  /** Where a file of the site is edited, `{path}` in its place; `null` where that is unknown. */
  readonly editAddress: string | null;
}

/**
 * The menu of all demos of a page, with all that it may have to say: scripts bring no words. It is
 * copied when a menu is opened.
 */
export function ToolsTemplate({ t, families, editAddress }: ToolsTemplateProps) {
  return (
    <template data-demo-tools={JSON.stringify(families)}>
      <div
        className="demo-menu"
        popover="auto"
        {...analytics({ ...inDemo, eventAction: "tool", eventLabel: "{data-tool}" })}
      >
        <div role="menu" aria-label={t("demo.menu")}>
          <Copying tool="link" t={t} />
          <Copying tool="code" t={t} />
          <Copying tool="share" t={t} />
          <hr />
          <Item tool="reset">{t("demo.menu.reset")}</Item>
          <Item tool="focus">{t("demo.menu.focus")}</Item>
          <Item tool="alone" leaves="">
            {t("demo.menu.alone")}
          </Item>
          <hr />
          <Item tool="stackblitz" leaves>
            {t("demo.menu.stackblitz")}
          </Item>
          <Item tool="codesandbox" leaves>
            {t("demo.menu.codesandbox")}
          </Item>
          <Item tool="zip">{t("demo.menu.zip")}</Item>
          {editAddress !== null && (
            <Item tool="edit" leaves={editAddress}>
              {t("demo.menu.edit")}
            </Item>
          )}
        </div>
        <Facts t={t} />
      </div>
      <span
        data-copying=""
        data-only={t("code.copied")}
        data-one={t("demo.copied.one")}
        data-all={t("demo.copied.all")}
        data-denied={t("code.denied")}
      />
      <span data-failure="" {...analytics({ eventAction: "retry" })}>
        {t("demo.menu.failed")} <button type="button">{t("demo.retry")}</button>
      </span>
    </template>
  );
}

interface ItemProps {
  readonly tool: ToolName;
  /** Whether it leads away; an address, to be completed, makes it a link. */
  readonly leaves?: string | true;
  readonly children: ReactNode;
}

function Item({ tool, leaves, children }: ItemProps) {
  const common = { className: "s-menu-item", role: "menuitem", tabIndex: -1, "data-tool": tool };
  const away = leaves !== undefined && <Icon name="external" />;
  if (typeof leaves !== "string") {
    return (
      <button type="button" {...common}>
        {children}
        {away}
      </button>
    );
  }
  return (
    <a href={leaves} target="_blank" {...common}>
      {children}
      {away}
    </a>
  );
}

function Copying({ tool, t }: { readonly tool: "link" | "code" | "share"; readonly t: Translate }) {
  return (
    <button
      type="button"
      className="s-menu-item"
      role="menuitem"
      tabIndex={-1}
      data-tool={tool}
      data-copied={t("demo.menu.copied")}
      data-denied={t("demo.menu.denied")}
    >
      {t(`demo.menu.${tool}`)}
    </button>
  );
}

const facts = ["cost", "built"] as const;

/** Their places are filled when the menu opens; those that have nothing to say go. */
function Facts({ t }: { readonly t: Translate }) {
  return (
    <div className="demo-facts" data-and={t("demo.facts.and")}>
      {facts.map((fact) => (
        <p key={fact} data-fact={fact} hidden>
          {t(`demo.facts.${fact}`)}
        </p>
      ))}
    </div>
  );
}
