import { useState } from 'react';
import type { Scheme } from '../theme';
import type { Shown } from './Stages';

export interface Schemes {
  /** The scheme whose colors have fields. */
  readonly edited: Scheme;
  readonly shown: Shown;
  readonly onEdit: (scheme: Scheme) => void;
  readonly onShow: (shown: Shown) => void;
}

/** Which schemes are edited and shown: one that is shown alone is the one that is edited. */
export function useSchemes(): Schemes {
  const [edited, setEdited] = useState<Scheme>('light');
  const [shown, setShown] = useState<Shown>('both');
  return {
    edited,
    shown,
    onEdit(scheme) {
      setEdited(scheme);
      if (shown !== 'both') setShown(scheme);
    },
    onShow(next) {
      setShown(next);
      if (next !== 'both') setEdited(next);
    },
  };
}
