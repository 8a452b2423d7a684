import { analytics, inDemo } from "../model/analytics";
import type { Demo } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { CopyButton } from "../ui/CopyButton";
import { Icon } from "../ui/Icon";
import { Note } from "../ui/Note";
import { type CodeState, formOf, type Panel, panelsOf } from "./panels";
import type { ToolName } from "./ToolsTemplate";
import { chosenPreference, foldButton, whenFolded, sourceFiles } from "./markup";
import { needsScript } from "../ui/markup";

export interface ToolbarProps {
  readonly demo: Demo;
  readonly code: CodeState;
  readonly codeId: string;
  readonly t: Translate;
}

/**
 * What a reader can do with a demo and its code; `startDemos.client.ts` gives it life. Its first button is
 * the stop for the tab key, until `toolbarKeys.client.ts` moves that.
 */
export function Toolbar({ demo, code, codeId, t }: ToolbarProps) {
  const stylings = demo.variants.map(({ styling }) => styling);
  return (
    <div
      className="demo-toolbar"
      role="toolbar"
      aria-label={t("demo.toolbar", { title: demo.title })}
      {...analytics(inDemo)}
      {...{ [needsScript]: "" }}
    >
      <Switch name="variant" label={t("demo.language")} first>
        {[
          ["ts", t("demo.language.ts")],
          ["js", t("demo.language.js")],
        ]}
      </Switch>
      {stylings.length > 1 && (
        <Switch name="styling" label={t("demo.styling")}>
          {stylings.map((styling) => [styling, t(`demo.styling.${styling}`)])}
        </Switch>
      )}
      <FoldButton code={code} codeId={codeId} t={t} />
      <CopyFiles demo={demo} t={t} />
      <MenuButton demo={demo} t={t} />
    </div>
  );
}

interface SwitchProps {
  /** Which choice of the whole site it makes. */
  readonly name: "variant" | "styling";
  readonly label: string;
  /** Whether it begins the toolbar. */
  readonly first?: boolean;
  readonly children: readonly (readonly [value: string, text: string])[];
}

function Switch({ name, label, first = false, children }: SwitchProps) {
  return (
    <div
      className="demo-switch s-segments"
      role="group"
      aria-label={label}
      {...{ [chosenPreference]: name }}
      {...analytics({ eventAction: name, eventLabel: "{value}" })}
    >
      {children.map(([value, text], index) => (
        <button
          key={value}
          type="button"
          className="s-segment"
          value={value}
          aria-pressed="false"
          tabIndex={first && index === 0 ? 0 : -1}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

function FoldButton({ code, codeId, t }: Omit<ToolbarProps, "demo">) {
  return (
    <button
      type="button"
      className="demo-fold"
      {...{ [foldButton]: "" }}
      {...analytics({ eventAction: "fold" })}
      aria-controls={codeId}
      aria-expanded={code.now === "expanded"}
      tabIndex={-1}
    >
      <span {...{ [whenFolded]: "folded" }}>{t("demo.code.expand")}</span>
      <span {...{ [whenFolded]: "expanded" }}>{t("demo.code.collapse")}</span>
      <Icon name="chevron" />
    </button>
  );
}

/** Copies all that a demo needs: of several files, each form says how many it has unless they are one. */
function CopyFiles({ demo, t }: Pick<ToolbarProps, "demo" | "t">) {
  const panels = panelsOf(demo);
  if (panels.every(({ files }) => files.length === 1)) return <CopyButton t={t} tabIndex={-1} />;
  return (
    <CopyButton t={t} tabIndex={-1} does={"copy" satisfies ToolName}>
      {panels.map((panel) => (
        <span key={panel.key} className="demo-form" {...formOf(panel, demo)}>
          <CopyName panel={panel} t={t} />
        </span>
      ))}
    </CopyButton>
  );
}

function CopyName({ panel, t }: { readonly panel: Panel; readonly t: Translate }) {
  const { files, joined } = panel;
  if (files.length === 1 || joined !== null) {
    return <span className="visually-hidden">{t("code.copy")}</span>;
  }
  const count = files.length;
  const name = t("demo.copy.all", { count, files: files.map((file) => file.name).join(", ") });
  return (
    <span title={name}>
      <span aria-hidden="true">{t("demo.copy.count", { count })}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}

/** Opens the menu, which `ToolsTemplate` holds once for all demos of a page. */
function MenuButton({ demo, t }: Pick<ToolbarProps, "demo" | "t">) {
  return (
    <span className="demo-more">
      <button
        type="button"
        className="s-tool-button demo-menu-button"
        aria-haspopup="menu"
        aria-expanded={false}
        {...{ [sourceFiles]: sourcesOf(demo) }}
        {...analytics({ eventAction: "menu" })}
        tabIndex={-1}
      >
        <Icon name="more" />
        <span className="visually-hidden">{t("demo.menu")}</span>
      </button>
      <Note />
    </span>
  );
}

/** Where its entries are in the site, in the order of its stylings, for readers who fix them. */
function sourcesOf({ path, variants }: Demo): string {
  const entry = ({ module }: Demo["variants"][number]) => `pages/${module}/index.tsx`;
  return variants.map((variant) => (path.endsWith(".tsx") ? path : entry(variant))).join(" ");
}
