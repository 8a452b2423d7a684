import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';

const WideInput = styled('input')({
  position: 'absolute',
  inset: -6,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const radio = (
  <Radio slots={{ input: WideInput }} classes={{ root: 'font-radio' }} />
);

export default function RadioSlots() {
  return (
    <div>
      <FormLabel id="font" classes={{ root: 'question' }}>
        Font
      </FormLabel>
      <RadioGroup
        aria-labelledby="font"
        defaultValue="sans"
        sx={{ '& .font-radio': { p: 0.5, mx: 1 } }}
      >
        <FormControlLabel value="sans" control={radio} label="Sans serif" />
        <FormControlLabel value="serif" control={radio} label="Serif" />
      </RadioGroup>
    </div>
  );
}
