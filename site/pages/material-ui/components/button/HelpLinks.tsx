import type { ComponentProps } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

/** Stands for the link of your router. */
function RouterLink(props: ComponentProps<'a'>) {
  return <a data-router-link="" {...props} />;
}

export default function HelpLinks() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button href="/material-ui/getting-started/installation/">
        Installation guide
      </Button>
      <Button
        href="/material-ui/getting-started/faq/"
        LinkComponent={RouterLink}
      >
        Common questions
      </Button>
      <Button
        href="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
        target="_blank"
        rel="noreferrer"
        endIcon={<OpenInNewIcon titleAccess="opens in a new tab" />}
      >
        W3C button pattern
      </Button>
    </Stack>
  );
}
