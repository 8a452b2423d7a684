/** The module `showfloor/parts`: parts of the shell, for pages about the shell itself. */

import { Island } from "../demo/Island";
import type { Translate } from "../model/messages";

export { CrashReport } from "../demo/CrashReport";
export { Breadcrumbs } from "../reading/ArticleLayout";
export { PreviousNext } from "../reading/PreviousNext";
export { ApiTable } from "../reference/ApiTable";
export { Menu } from "../ui/Menu";
export { Note } from "../ui/Note";

export function FailedIsland({ t }: { readonly t: Translate }) {
  return <Island assets={undefined} prefix="failed" prerendered={null} failed t={t} />;
}
