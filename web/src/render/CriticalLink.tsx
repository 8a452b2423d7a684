import type { CriticalStyles } from "./critical";

/** Links the styles of prerendered demos, and says whether right-to-left pages have others. */
export function CriticalLink({ critical }: { readonly critical: CriticalStyles | null }) {
  return (
    critical && (
      <link rel="stylesheet" href={critical.href} data-rtl={critical.mirrored ? "" : undefined} />
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
      <style data-emotion={`css ${critical.names.join(" ")}`} />
    </div>
  );
}
