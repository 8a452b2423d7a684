import type { Options } from './kit';

type Fields = Readonly<Record<string, unknown>>;

/** Options in which components have these default props besides those that they have. */
export function withDefaultProps(
  options: Options,
  props: Readonly<Record<string, Fields>>,
): Options {
  const components = fields(options.components);
  const added = Object.entries(props).map(([name, own]) => {
    const component = fields(components[name]);
    return [name, { ...component, defaultProps: { ...own, ...fields(component.defaultProps) } }];
  });
  return { ...options, components: { ...components, ...(Object.fromEntries(added) as Fields) } };
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
