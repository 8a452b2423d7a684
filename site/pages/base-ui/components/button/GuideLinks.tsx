import type { ComponentProps } from 'react';
import { Button } from '@mui/base/Button';
import { Box, styled } from '@mui/system';

/** Stands for the link of your router. */
function RouterLink({ to, ...props }: ComponentProps<'a'> & { to: string }) {
  return <a href={to} {...props} />;
}

const link = {
  padding: '8px 16px',
  border: '1px solid',
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
};

const PlainLink = styled(Button)(link);
const RoutedLink = styled(RouterLink)(link);

export default function GuideLinks() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <PlainLink href="/base-ui/getting-started/">Start here</PlainLink>
      <Button
        slots={{ root: RoutedLink }}
        to="/material-ui/react-button/"
        rootElementName="a"
      >
        Styled buttons
      </Button>
    </Box>
  );
}
