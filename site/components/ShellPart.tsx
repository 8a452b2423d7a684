import type { ComponentType } from 'react';
import { createTranslate, type ShellModel, type Translate } from 'showfloor';
import { ApiRows } from './parts/ApiRows';
import { Buttons, Chips, CopyButtons, Fields, Keys, Segments } from './parts/controls';
import { Failures } from './parts/failures';
import { Badges, OpenMenu, Pager, Trail } from './parts/navigation';
import './ShellPart.css';

/** The parts of the shell that the text of a page cannot hold by itself. */
const parts: Readonly<Record<string, ComponentType<{ readonly t: Translate }>>> = {
  buttons: Buttons,
  copy: CopyButtons,
  chips: Chips,
  segments: Segments,
  fields: Fields,
  keys: Keys,
  badges: Badges,
  menu: OpenMenu,
  breadcrumbs: Trail,
  pager: Pager,
  api: ApiRows,
  failures: Failures,
};

interface ShellPartProps {
  readonly shell: ShellModel;
  readonly show: string;
}

/** A part of the shell in each of its states. */
export default function ShellPart({ shell, show }: ShellPartProps) {
  const Part = parts[show];
  if (Part === undefined) throw new Error(`There is no part ${show}.`);
  return (
    <div className="shell-part">
      <Part t={createTranslate(shell)} />
    </div>
  );
}
