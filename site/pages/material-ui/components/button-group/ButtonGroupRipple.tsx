import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const outline = {
  '& .Mui-focusVisible': { outline: '2px solid', outlineOffset: 2, zIndex: 1 },
};

export default function ButtonGroupRipple() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <ButtonGroup disableRipple aria-label="No ripple" sx={outline}>
        <Button>No ripple</Button>
        <Button>Sort</Button>
      </ButtonGroup>
      <ButtonGroup disableFocusRipple aria-label="Press ripple" sx={outline}>
        <Button>No focus ripple</Button>
        <Button>Sort</Button>
      </ButtonGroup>
    </Stack>
  );
}
