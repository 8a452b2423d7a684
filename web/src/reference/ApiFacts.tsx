import { analytics, inReference } from "../model/analytics";
import type { ApiFacts as Facts } from "../model/page.gen";
import { Html } from "../ui/Html";

/** What there is to know of an entry beside its props. */
export function ApiFacts({ block }: { readonly block: Facts }) {
  return (
    <dl className="api-facts" id={block.id} {...analytics(inReference)}>
      {block.items.map(({ label, html }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Html as="dd" html={html} />
        </div>
      ))}
    </dl>
  );
}
