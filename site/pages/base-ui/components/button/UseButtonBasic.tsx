import { useState } from 'react';
import type { ReactNode } from 'react';
import { useButton } from '@mui/base/useButton';
import type { UseButtonParameters } from '@mui/base/useButton';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

interface StateButtonProps extends UseButtonParameters {
  children: ReactNode;
  onClick: () => void;
}

function StateButton({ children, onClick, ...params }: StateButtonProps) {
  const { getRootProps, active, focusVisible } = useButton(params);

  return (
    <button {...getRootProps({ onClick })} className="quiet-button">
      {children}: {active ? 'pressed' : focusVisible ? 'focused' : 'idle'}
    </button>
  );
}

export default function UseButtonBasic() {
  const [count, setCount] = useState(0);

  return (
    <div className="quiet-actions">
      <StateButton
        rootElementName="button"
        type="button"
        onClick={() => setCount(count + 1)}
      >
        Vote
      </StateButton>
      <output>{count}</output>
    </div>
  );
}
