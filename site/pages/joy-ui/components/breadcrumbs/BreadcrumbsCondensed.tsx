import { useState } from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const folders = ['Clients', 'Northwind', '2026', 'Contracts', 'Drafts'];

const focusLink = (link: HTMLAnchorElement | null) => link?.focus();

export default function BreadcrumbsCondensed() {
  const [expanded, setExpanded] = useState(false);
  const shown = expanded ? folders : folders.slice(-1);

  return (
    <Breadcrumbs aria-label="Document">
      <Link href="#drive">Drive</Link>
      {!expanded && (
        <Link
          component="button"
          type="button"
          aria-label="Show all folders"
          onClick={() => setExpanded(true)}
        >
          …
        </Link>
      )}
      {shown.map((folder, index) => (
        <Link
          key={folder}
          ref={expanded && index === 0 ? focusLink : undefined}
          href="#folder"
        >
          {folder}
        </Link>
      ))}
      <Typography aria-current="page">Terms</Typography>
    </Breadcrumbs>
  );
}
