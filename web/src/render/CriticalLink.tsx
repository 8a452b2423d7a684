import type { CriticalStyles } from "./critical";
import { emotionStyles } from "../browser/markup";
import { mirroredLink } from "../demo/markup";

/** Links the styles of prerendered demos, and says whether right-to-left pages have others. */
export function CriticalLink({ critical }: { readonly critical: CriticalStyles | null }) {
  return (
    critical && (
      <link
        rel="stylesheet"
        href={critical.href}
        {...{ [mirroredLink]: critical.mirrored ? "" : undefined }}
      />
    )
  );
}

/**
 * Empty: names the styles that a file holds, for Emotion not to add them again. In the body such an
 * element may only be first in another.
 */
export function EmptyStyle({ critical }: { readonly critical: CriticalStyles | null }) {
  if (critical === null || critical.names.length === 0) return null;
  return (
    <div hidden>
      <style {...{ [emotionStyles]: `css ${critical.names.join(" ")}` }} />
    </div>
  );
}
