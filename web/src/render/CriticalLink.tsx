import type { CriticalStyles } from "./critical";

/** Links the styles of prerendered demos, and says whether right-to-left pages have others. */
export function CriticalLink({ critical }: { readonly critical: CriticalStyles | null }) {
  return (
    critical && (
      <link rel="stylesheet" href={critical.href} data-rtl={critical.mirrored ? "" : undefined} />
    )
  );
}
