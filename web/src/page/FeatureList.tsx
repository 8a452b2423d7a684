import type { FeatureList as Features } from "../model/page.gen";
import { Html } from "../ui/Html";

/** Short points, each with a title. */
export function FeatureList({ block }: { readonly block: Features }) {
  return (
    <ul className="features">
      {block.items.map(({ title, html }) => (
        <li key={title} className="feature">
          <p className="feature-title">{title}</p>
          <Html className="prose" html={html} />
        </li>
      ))}
    </ul>
  );
}
