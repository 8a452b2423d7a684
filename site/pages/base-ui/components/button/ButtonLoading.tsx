import { useEffect, useState } from 'react';
import { Button } from '@mui/base/Button';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

export default function ButtonLoading() {
  const [saving, setSaving] = useState(false);

  useEffect(() => {
    if (!saving) return undefined;
    const timer = setTimeout(() => setSaving(false), 2000);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Button
      className="quiet-button"
      disabled={saving}
      focusableWhenDisabled
      onClick={() => setSaving(true)}
    >
      {saving ? 'Saving…' : 'Save changes'}
    </Button>
  );
}
