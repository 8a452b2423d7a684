import type { ApiChanges as Changes } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Html } from "../ui/Html";
import { changesHtml } from "./changesHtml";
import { changesMessages } from "./changesMessages";
import { changesAddress } from "../browser/markup";
import {
  olderVersion,
  newerVersion,
  changesMessagesData,
  onlyBreaking,
  betweenVersions,
  changesList,
} from "./markup";
import { noteLine, needsScript } from "../ui/markup";

export interface ApiChangesProps {
  readonly block: Changes;
  readonly language: string;
  readonly t: Translate;
}

/** What changed between two versions; `changes.client.ts` shows other versions in its place. */
export function ApiChanges({ block, language, t }: ApiChangesProps) {
  const { older, newer, entries } = block;
  return (
    <div
      className="s-changes"
      {...{
        [changesAddress]: block.data,
        [olderVersion]: older,
        [newerVersion]: newer,
        [changesMessagesData]: block.data === "" ? undefined : JSON.stringify(changesMessages(t)),
      }}
      lang={language}
    >
      <div className="s-change-tools">
        {block.versions.length > 0 && <Versions block={block} t={t} />}
        <label className="s-chip">
          <input type="checkbox" className="visually-hidden" {...{ [onlyBreaking]: "" }} />
          {t("changes.breaking")}
        </label>
      </div>
      <p role="status" className="s-change-note" {...{ [noteLine]: "" }} />
      {block.versions.length > 0 && (
        <p className="s-change-between" {...{ [betweenVersions]: "" }}>
          {t("changes.between", { older, newer })}
        </p>
      )}
      <div {...{ [changesList]: "" }}>
        <Html html={changesHtml(entries, t)} />
      </div>
    </div>
  );
}

function Versions({ block, t }: Pick<ApiChangesProps, "block" | "t">) {
  return (
    <div className="s-change-versions" {...{ [needsScript]: "" }}>
      <Version name="from" value={block.older} block={block} t={t} />
      <Version name="to" value={block.newer} block={block} t={t} />
    </div>
  );
}

interface VersionProps extends Pick<ApiChangesProps, "block" | "t"> {
  readonly name: "from" | "to";
  readonly value: string;
}

/** The newest version is the one that readers most often look for. */
function Version({ name, value, block, t }: VersionProps) {
  return (
    <label>
      {t(`changes.${name}`)}{" "}
      <select className="s-input" name={name} defaultValue={value} autoComplete="off">
        {block.versions.toReversed().map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}
