import { Fragment, useId } from "react";
import { analytics } from "../../model/analytics";
import type { CodeTab, CodeTabs as Tabs } from "../../model/page.gen";
import type { Translate } from "../../model/messages";
import { CopyButton } from "../../ui/CopyButton";
import { CodeText } from "./CodeBlock";
import { tabsGroup } from "../markup";
import { copyRoot } from "../../ui/markup";

export interface CodeTabsProps {
  readonly block: Tabs;
  readonly t: Translate;
}

/**
 * Code in several forms, one shown at a time.
 *
 * The tabs are radio buttons: they work with keyboard and pointer without any script, which only
 * carries the choice to the other groups of the same name.
 */
export function CodeTabs({ block, t }: CodeTabsProps) {
  const name = useId();
  return (
    <fieldset
      className="s-code s-tabs"
      {...{ [copyRoot]: "", [tabsGroup]: block.group }}
      {...analytics({ eventCategory: "code", eventGroup: `{${tabsGroup}}` })}
    >
      <legend className="visually-hidden">{t("tabs.label")}</legend>
      {block.tabs.map((tab, index) => (
        <Tab key={tab.label} tab={tab} name={name} first={index === 0} />
      ))}
      <CopyButton t={t} />
    </fieldset>
  );
}

interface TabProps {
  readonly tab: CodeTab;
  readonly name: string;
  readonly first: boolean;
}

function Tab({ tab: { label, code }, name, first }: TabProps) {
  return (
    <Fragment>
      <label className="s-tab">
        <input
          className="visually-hidden"
          type="radio"
          name={name}
          value={label}
          defaultChecked={first}
          {...analytics({ eventAction: "tab", eventLabel: "{value}" })}
        />
        <span>{label}</span>
      </label>
      <div className="s-tab-panel">
        <CodeText block={code} />
      </div>
    </Fragment>
  );
}
