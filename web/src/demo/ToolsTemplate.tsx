import { analytics, inDemo } from "../model/analytics";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import { editorMessageKeys, type EditorMessages } from "./editorMessages";
import {
  toolItem,
  demoTools,
  copyingMessages,
  copiedOnly,
  copiedOne,
  copiedAll,
  andWord,
  factName,
  editorMessages,
} from "./markup";
import { copiedMessage, deniedMessage } from "../ui/markup";

/** Things that the menu of a demo, and buttons beside it, do; `demo/tools/actions.client.ts` does them. */
export type ToolName =
  | "copy"
  | "link"
  | "code"
  | "share"
  | "reset"
  | "focus"
  | "alone"
  | "stackblitz"
  | "codesandbox"
  | "zip"
  | "edit";

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
    <template {...{ [demoTools]: JSON.stringify(families) }}>
      <div
        className="demo-menu"
        popover="auto"
        {...analytics({ ...inDemo, eventAction: "tool", eventLabel: `{${toolItem}}` })}
      >
        <div role="menu" aria-label={t("demo.menu")}>
          <Item tool="link" copies t={t} />
          <Item tool="code" copies t={t} />
          <Item tool="share" copies t={t} />
          <hr />
          <Item tool="reset" t={t} />
          <Item tool="focus" t={t} />
          <Item tool="alone" leaves="" t={t} />
          <hr />
          <Item tool="stackblitz" leaves t={t} />
          <Item tool="codesandbox" leaves t={t} />
          <Item tool="zip" t={t} />
          {editAddress !== null && <Item tool="edit" leaves={editAddress} t={t} />}
        </div>
        <Facts t={t} />
      </div>
      <span
        {...{
          [copyingMessages]: "",
          [copiedOnly]: t("code.copied"),
          [copiedOne]: t("demo.copied.one"),
          [copiedAll]: t("demo.copied.all"),
          [deniedMessage]: t("code.denied"),
        }}
      />
    </template>
  );
}

interface ItemProps {
  readonly tool: Exclude<ToolName, "copy">;
  /** Whether it leads away; an address, to be completed, makes it a link. */
  readonly leaves?: string | true;
  /** Whether it says beside the button that it copied, or could not. */
  readonly copies?: boolean;
  readonly t: Translate;
}

function Item({ tool, leaves, copies = false, t }: ItemProps) {
  const item = {
    className: "s-menu-item",
    role: "menuitem",
    tabIndex: -1,
    [toolItem]: tool,
    [copiedMessage]: copies ? t("demo.menu.copied") : undefined,
    [deniedMessage]: copies ? t("demo.menu.denied") : undefined,
  };
  const content = (
    <>
      {t(`demo.menu.${tool}`)}
      {leaves !== undefined && <Icon name="external" />}
    </>
  );
  if (typeof leaves !== "string") {
    return (
      <button type="button" {...item}>
        {content}
      </button>
    );
  }
  return (
    <a href={leaves} target="_blank" {...item}>
      {content}
    </a>
  );
}

const facts = ["cost", "built"] as const;

/** Their places are filled when the menu opens; those that have nothing to say go. */
function Facts({ t }: { readonly t: Translate }) {
  return (
    <div className="demo-facts" {...{ [andWord]: t("demo.facts.and") }}>
      {facts.map((fact) => (
        <p key={fact} {...{ [factName]: fact }} hidden>
          {t(`demo.facts.${fact}`)}
        </p>
      ))}
    </div>
  );
}

/** Words of the editor, once for all demos of a page. */
export function EditorTemplate({ t }: { readonly t: Translate }) {
  const messages = {
    ...Object.fromEntries(editorMessageKeys.map((key) => [key, t(`editor.${key}`)])),
    retry: t("demo.retry"),
    edited: t("playground.edited"),
    reset: t("playground.reset"),
  } as EditorMessages;
  return <template {...{ [editorMessages]: JSON.stringify(messages) }} />;
}
