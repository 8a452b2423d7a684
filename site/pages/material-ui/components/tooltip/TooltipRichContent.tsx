import { useId } from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function TooltipRichContent() {
  const id = useId();

  return (
    <Tooltip
      describeChild
      id={id}
      title={
        <>
          <Typography variant="subtitle2">Storage</Typography>
          <strong>12 of 50 GB</strong> used.
          <br />
          Trash is emptied after 30 days.
        </>
      }
      slotProps={{
        tooltip: {
          sx: {
            p: 1.5,
            fontSize: 14,
            fontWeight: 400,
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <Button>Storage</Button>
    </Tooltip>
  );
}
