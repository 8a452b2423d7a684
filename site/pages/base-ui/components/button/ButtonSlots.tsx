import { useState } from 'react';
import { Button } from '@mui/base/Button';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

export default function ButtonSlots() {
  const [copied, setCopied] = useState(false);

  return (
    <p className="quiet-label">
      Share this page by email or{' '}
      <Button
        className="quiet-button quiet-inline"
        slots={{ root: 'span' }}
        slotProps={{ root: (state) => ({ 'data-pressed': state.active }) }}
        rootElementName="span"
        onClick={() => setCopied(true)}
      >
        copy its address
      </Button>
      .{copied && ' Copied.'}
    </p>
  );
}
