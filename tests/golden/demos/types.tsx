import { useRef, useState } from 'react';
import type { Theme } from '@acorn/theme';
import Acorn, { type AcornProps } from '@acorn/kit/Acorn';
import { type Leaf, type Twig } from './leaf';
import { type Bark, bark } from './bark';

/** This one is about the file. */

/** What the branch is given. */
interface BranchProps {
  leaves: Leaf[];
  onGrow?: (twig: Twig) => void;
}

// Sizes of a branch.
type Size = 'small' | 'large';

const sizes: readonly Size[] = ['small', 'large'];

declare global {
  interface Window {
    acorn?: Theme;
  }
}

export default function Branch({ leaves, onGrow }: BranchProps) {
  const [size, setSize] = useState<Size | null>(null);
  const root = useRef<HTMLUListElement>(null!);

  const handleGrow = (
    event: React.MouseEvent<HTMLButtonElement>,
    twig: Twig,
  ): void => {
    setSize(sizes[1]!);
    onGrow?.(twig as Twig);
  };

  return (
    <Acorn<Leaf, Size> ref={root} items={leaves satisfies Leaf[]} size={size!} bark={bark as Bark}>
      {(leaf: Leaf) => <li>{leaf.name}</li>}
    </Acorn>
  );
}
