import type { FeatureList as Features } from "../../model/page.gen";
import { Html } from "../../ui/Html";

/** Short points, each with a title. */
export function FeatureList({ block }: { readonly block: Features }) {
  return (
    <ul className="s-features">
      {block.items.map(({ title, html }) => (
        <li key={title} className="s-feature">
          <p className="s-feature-title">{title}</p>
          <Html className="s-prose" html={html} />
        </li>
      ))}
    </ul>
  );
}
