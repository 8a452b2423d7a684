import { accessTo, type ThemeNode } from './themeTree';

interface SelectedFieldProps {
  readonly node: ThemeNode | undefined;
  /** What code reads fields from that are variables, where that is not the theme itself. */
  readonly variables?: string | undefined;
}

/** How code reaches the chosen field. */
export function SelectedField({ node, variables }: SelectedFieldProps) {
  if (node === undefined) {
    return <p className="theme-selected">Choose a field to see how to reach it.</p>;
  }
  return (
    <p className="theme-selected">
      <code>{accessTo(node.path, node.variable === null ? undefined : variables)}</code>
      {node.variable !== null && (
        <>
          {' '}
          or <code>var({node.variable})</code>
        </>
      )}
    </p>
  );
}
