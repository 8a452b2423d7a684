import { refTarget } from "./elements.mjs";

/** What is said of a ref whose declaration names no element. */
const SOME_ELEMENT = "Element";

/**
 * What a ref on the component points to.
 *
 * @param {import("./context.mjs").Context} context
 * @param {import("./properties.mjs").Property | undefined} property The `ref` prop.
 * @param {import("./attributes.mjs").RootAttributes} root
 */
export function describeRef({ checker }, property, root) {
  if (property === undefined && root.element === null) return null;
  const declared = property && refTarget(checker, property.type);
  const target = declared ?? root.target ?? SOME_ELEMENT;
  return { target, type: { text: `React.Ref<${target}>`, kind: "object" } };
}
