import { useState } from 'react';
import { useButton } from '@mui/base/useButton';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

export default function UseButtonLink() {
  const [hint, setHint] = useState('');
  const { getRootProps } = useButton({
    href: '/base-ui/getting-started/',
    onFocusVisible: () => setHint('Enter follows the link'),
  });

  return (
    <div className="quiet-actions">
      <a
        {...getRootProps({ onBlur: () => setHint('') })}
        href="/base-ui/getting-started/"
        className="quiet-button"
      >
        Read the introduction
      </a>
      <span>{hint}</span>
    </div>
  );
}
