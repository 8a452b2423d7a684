import type { ReactNode } from 'react';
import { useBadge } from '@mui/base/useBadge';
import type { UseBadgeParameters } from '@mui/base/useBadge';
import '../../../../families/base-ui/look/quiet.css';

function Folder({
  children,
  ...params
}: UseBadgeParameters & { children: ReactNode }) {
  const { displayValue, invisible, max } = useBadge(params);

  return (
    <span className="quiet-row">
      {children}
      {!invisible && (
        <span className="quiet-chip" title={`Numbers up to ${max}`}>
          {displayValue}
        </span>
      )}
    </span>
  );
}

export default function UseBadgeBasic() {
  return (
    <div className="quiet-panel">
      <Folder badgeContent={7}>Drafts</Folder>
      <Folder badgeContent={230} max={99}>
        Sent
      </Folder>
      <Folder badgeContent={0}>Spam</Folder>
      <Folder badgeContent={0} showZero>
        Trash
      </Folder>
      <Folder badgeContent={5} invisible>
        Muted
      </Folder>
    </div>
  );
}
