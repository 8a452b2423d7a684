import { useId } from 'react';
import type { ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

function Plan({ value, children }: { value: string; children: ReactNode }) {
  const chosen = useRadioGroup()?.value === value;

  return (
    <FormControlLabel
      value={value}
      disableTypography
      label={<span>{children}</span>}
      control={<Radio />}
      sx={{
        mx: 0,
        p: 1,
        flex: 1,
        border: 1,
        borderRadius: 2,
        borderColor: chosen ? 'primary.main' : 'divider',
        bgcolor: chosen ? 'action.selected' : 'transparent',
      }}
    />
  );
}

export default function StudioPlans() {
  const label = useId();

  return (
    <FormControl sx={{ display: 'flex', maxWidth: 440, mx: 'auto' }}>
      <FormLabel id={label} sx={{ mb: 1 }}>
        Access to the pottery
      </FormLabel>
      <RadioGroup
        aria-labelledby={label}
        defaultValue="evenings"
        sx={{ flexDirection: { sm: 'row' }, gap: 1 }}
      >
        <Plan value="evenings">
          Evenings
          <Typography component="span" variant="body2" display="block">
            €45 a month
          </Typography>
        </Plan>
        <Plan value="always">
          Day and night
          <Typography component="span" variant="body2" display="block">
            €80 a month
          </Typography>
        </Plan>
      </RadioGroup>
    </FormControl>
  );
}
