import type { Assets } from "../model/page.gen";
import { prePaintFile } from "../browser/markup";

/**
 * The script before the first paint. It is in the page, which its policy allows by a hash, so that
 * the paint waits for one file less. Should the policy be of another release, the page's script loads
 * the file that it names (`shell/head/loadRefusedScript.client.ts`).
 */
export function PrePaint({ assets }: { readonly assets: Assets }) {
  const { prePaint, prePaintCode } = assets;
  if (prePaintCode === "") return <script src={prePaint} />;
  return (
    <script {...{ [prePaintFile]: prePaint }} dangerouslySetInnerHTML={{ __html: prePaintCode }} />
  );
}
