import { useState } from 'react';
import type { ReactNode } from 'react';
import { useButton } from '@mui/base/useButton';
import '../../../../families/base-ui/look/quiet.css';

function StarToggle({ children }: { children: ReactNode }) {
  const [starred, setStarred] = useState(false);
  const { getRootProps } = useButton({});

  return (
    <button
      {...getRootProps({ onClick: () => setStarred(!starred) })}
      className="quiet-button"
      aria-pressed={starred}
    >
      <span aria-hidden="true">{starred ? '★' : '☆'}</span> {children}
    </button>
  );
}

export default function FavoriteButton() {
  return <StarToggle>Favorite</StarToggle>;
}
