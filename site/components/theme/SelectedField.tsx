import { accessTo } from './liveTheme';
import type { ThemeNode } from './themeTree';

interface SelectedFieldProps {
  readonly node: ThemeNode | undefined;
}

/** How code reaches the chosen field. */
export function SelectedField({ node }: SelectedFieldProps) {
  if (node === undefined) {
    return <p className="theme-selected">Choose a field to see how to reach it.</p>;
  }
  return (
    <p className="theme-selected">
      <code>{accessTo(node.path)}</code>
      {node.variable !== null && (
        <>
          {' '}
          or <code>var({node.variable})</code>
        </>
      )}
    </p>
  );
}
