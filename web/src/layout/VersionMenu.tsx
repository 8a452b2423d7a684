import type { Version } from "../model/page.gen";
import type { Word } from "../model/words";
import { Icon } from "../ui/Icon";
import { Menu } from "../ui/Menu";

export interface VersionMenuProps {
  readonly versions: readonly Version[];
  readonly word: Word;
}

/** The versions of a product; plain text when there is only one. */
export function VersionMenu({ versions, word }: VersionMenuProps) {
  const current = versions.find((version) => version.current);
  if (current === undefined) return null;
  if (versions.length === 1) return <span className="version-only">{current.text}</span>;
  return (
    <Menu kind="versions" label={word("versions.change")} button={current.text}>
      <nav aria-label={word("versions.title")}>
        <ul>
          {versions.map((version) => (
            <VersionItem key={version.href} version={version} word={word} />
          ))}
        </ul>
      </nav>
    </Menu>
  );
}

interface VersionItemProps {
  readonly version: Version;
  readonly word: Word;
}

function VersionItem({ version, word }: VersionItemProps) {
  return (
    <li>
      <a
        className="menu-item"
        href={version.href}
        aria-current={version.current ? "true" : undefined}
      >
        <span>{version.text}</span>
        {version.current ? <Icon name="check" /> : <External word={word} />}
      </a>
    </li>
  );
}

function External({ word }: { readonly word: Word }) {
  return (
    <>
      <span className="visually-hidden">{word("versions.external")}</span>
      <Icon name="external" />
    </>
  );
}
