import type { ReactNode } from "react";
import { analytics, inDemo } from "../model/analytics";
import type { Word } from "../model/words";
import { Icon } from "../ui/Icon";
import type { ToolName } from "./toolNames";

export interface ToolsTemplateProps {
  readonly word: Word;
  /** Names of the families whose demos the page shows, by id. */
  readonly families: Readonly<Record<string, string>>;
  /** Where a file of the site is edited, `{path}` in its place; `null` where that is unknown. */
  readonly editAddress: string | null;
}

/**
 * The menu of all demos of a page, with all that it may have to say: scripts bring no words. It is
 * copied when a menu is opened.
 */
export function ToolsTemplate({ word, families, editAddress }: ToolsTemplateProps) {
  return (
    <template data-demo-tools={JSON.stringify(families)}>
      <div
        className="demo-menu"
        popover="auto"
        {...analytics({ ...inDemo, eventAction: "tool", eventLabel: "{data-tool}" })}
      >
        <div role="menu" aria-label={word("demo.menu")}>
          <Copying tool="link" word={word} />
          <Copying tool="code" word={word} />
          <Copying tool="share" word={word} />
          <hr />
          <Item tool="reset">{word("demo.menu.reset")}</Item>
          <Item tool="focus">{word("demo.menu.focus")}</Item>
          <Item tool="alone" leaves="">
            {word("demo.menu.alone")}
          </Item>
          <hr />
          <Item tool="stackblitz" leaves>
            {word("demo.menu.stackblitz")}
          </Item>
          <Item tool="codesandbox" leaves>
            {word("demo.menu.codesandbox")}
          </Item>
          <Item tool="zip">{word("demo.menu.zip")}</Item>
          {editAddress !== null && (
            <Item tool="edit" leaves={editAddress}>
              {word("demo.menu.edit")}
            </Item>
          )}
        </div>
        <Facts word={word} />
      </div>
      <span data-failure="" {...analytics({ eventAction: "retry" })}>
        {word("demo.menu.failed")} <button type="button">{word("demo.retry")}</button>
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

function Copying({
  tool,
  word,
}: {
  readonly tool: "link" | "code" | "share";
  readonly word: Word;
}) {
  return (
    <button
      type="button"
      className="s-menu-item"
      role="menuitem"
      tabIndex={-1}
      data-tool={tool}
      data-copied={word("demo.menu.copied")}
      data-denied={word("demo.menu.denied")}
    >
      {word(`demo.menu.${tool}`)}
    </button>
  );
}

const facts = ["cost", "checked", "built"] as const;

/** Their places are filled when the menu opens; those that have nothing to say go. */
function Facts({ word }: { readonly word: Word }) {
  const words = {
    "data-and": word("demo.facts.and"),
    "data-light": word("demo.facts.light"),
    "data-dark": word("demo.facts.dark"),
    "data-rtl": word("demo.facts.rtl"),
  };
  return (
    <div className="demo-facts" {...words}>
      {facts.map((fact) => (
        <p key={fact} data-fact={fact} hidden>
          {word(`demo.facts.${fact}`)}
        </p>
      ))}
    </div>
  );
}
