import type { ReactNode } from "react";
import { analytics } from "../model/analytics";
import type { IconShape, IconSetBlock } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { hydratesInside } from "../islands/markup";
import { BreakableName } from "../ui/BreakableName";
import { Icon } from "../ui/Icon";
import { interfaceStage, needsScript, withoutScript } from "../ui/markup";
import { Note } from "../ui/Note";
import { IconDialog } from "./IconDialog";
import { iconBox, iconName, iconSet, iconStatus } from "./markup";

export interface IconSetProps {
  readonly block: IconSetBlock;
  readonly t: Translate;
}

/**
 * A search over all icons, with the first of them drawn. Its island is inside and empty, because
 * the styles of the shell end at islands.
 */
export function IconSet({ block, t, children }: IconSetProps & { children: ReactNode }) {
  return (
    <div
      className="icons-root"
      {...{ [iconSet]: "" }}
      {...{ [interfaceStage]: "", [hydratesInside]: "" }}
      {...analytics({ eventCategory: "icons" })}
    >
      {children}
      <Tools {...{ block, t }} />
      <div
        className="icons-box"
        role="group"
        aria-label={t("icons.label")}
        tabIndex={0}
        {...{ [iconBox]: "" }}
        {...analytics({ eventAction: "icon" })}
      >
        <ul className="icons-first">
          {block.featured.map((icon) => (
            <li key={icon.name} className="icons-cell" {...{ [iconName]: icon.name }}>
              <Drawn icon={icon} viewBox={block.viewBox} />
            </li>
          ))}
        </ul>
      </div>
      <p className="icons-plain" {...{ [withoutScript]: "" }}>
        {t("icons.needsScript")}{" "}
        <a
          className="s-text-link"
          href={`${block.data}names.txt`}
          {...analytics({ eventAction: "list" })}
        >
          {t("icons.list", { count: block.count })}
        </a>
      </p>
      <IconDialog block={block} t={t} />
    </div>
  );
}

function Tools({ block, t }: IconSetProps) {
  const count = block.styles[0]?.count ?? 0;
  return (
    <search
      className="icons-tools"
      aria-label={t("icons.search")}
      {...{ [needsScript]: "" }}
      {...analytics({ eventAction: "style", eventLabel: "{value}" })}
    >
      <div className="icons-search">
        <label className="s-field">
          <Icon name="search" />
          <input
            type="search"
            name="query"
            aria-label={t("icons.search")}
            placeholder={t("icons.placeholder", { count })}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <span className="icons-note">
          <span role="status" {...{ [iconStatus]: "" }}>
            {t("icons.count", { count })}
          </span>
          <Note />
        </span>
      </div>
      <fieldset className="icons-styles">
        <legend className="visually-hidden">{t("icons.style")}</legend>
        <div className="s-segments">
          {block.styles.map(({ id, label }, index) => (
            <label key={id} className="s-segment">
              <input type="radio" name="icon-style" value={id} defaultChecked={index === 0} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </search>
  );
}

function Drawn({ icon, viewBox }: { readonly icon: IconShape; readonly viewBox: string }) {
  return (
    <>
      <svg viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: icon.svg }} />
      <span>
        <BreakableName name={icon.name} />
      </span>
    </>
  );
}
