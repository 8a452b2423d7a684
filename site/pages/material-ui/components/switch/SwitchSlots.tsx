import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';

const SquareThumb = styled('span')({
  width: 20,
  height: 20,
  borderRadius: 4,
  backgroundColor: 'currentcolor',
  boxShadow: '0 1px 3px rgb(0 0 0 / 0.4)',
});

export default function SwitchSlots() {
  return (
    <FormControlLabel
      control={
        <Switch
          defaultChecked
          slots={{ thumb: SquareThumb }}
          slotProps={{ track: { style: { borderRadius: 4 } } }}
          classes={{ switchBase: 'lever' }}
          sx={{ '& .lever': { borderRadius: 1 } }}
        />
      }
      label="Stage lights"
    />
  );
}
