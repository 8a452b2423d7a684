import { useRef, useState } from 'react';
import Acorn from '@acorn/kit/Acorn';
import { bark } from './bark';

/** This one is about the file. */

const sizes = ['small', 'large'];

export default function Branch({ leaves, onGrow }) {
  const [size, setSize] = useState(null);
  const root = useRef(null);

  const handleGrow = (event, twig) => {
    setSize(sizes[1]);
    onGrow?.(twig);
  };

  return (
    <Acorn ref={root} items={leaves} size={size} bark={bark}>
      {(leaf) => <li>{leaf.name}</li>}
    </Acorn>
  );
}
