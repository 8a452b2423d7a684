import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <ButtonGroup variant="outlined" aria-label="Outlined group">
        <Button>outlined</Button>
        <Button>Export</Button>
      </ButtonGroup>
      <ButtonGroup variant="contained" aria-label="Contained group">
        <Button>contained</Button>
        <Button>Export</Button>
      </ButtonGroup>
      <ButtonGroup variant="text" aria-label="Text group">
        <Button>text</Button>
        <Button>Export</Button>
      </ButtonGroup>
    </Stack>
  );
}
