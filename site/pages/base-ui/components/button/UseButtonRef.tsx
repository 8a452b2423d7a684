import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useButton } from '@mui/base/useButton';
import type { UseButtonParameters } from '@mui/base/useButton';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

interface ChipProps extends UseButtonParameters {
  children: ReactNode;
  onClick?: () => void;
}

function Chip({ children, onClick, ...params }: ChipProps) {
  const { getRootProps, rootRef } = useButton({
    ...params,
    rootElementName: 'span',
  });

  return (
    <span {...getRootProps({ onClick })} ref={rootRef} className="quiet-chip">
      {children}
    </span>
  );
}

export default function UseButtonRef() {
  const last = useRef<HTMLSpanElement>(null);

  return (
    <div className="quiet-actions">
      <Chip onClick={() => last.current?.focus()}>Go to the last one</Chip>
      <Chip disabled focusableWhenDisabled>
        Disabled
      </Chip>
      <Chip rootRef={last} tabIndex={0}>
        Last one
      </Chip>
    </div>
  );
}
