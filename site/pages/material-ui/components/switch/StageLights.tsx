import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const Slab = styled('span')({
  width: 24,
  height: 24,
  borderRadius: 3,
  backgroundColor: 'currentColor',
});

export default function StageLights() {
  return (
    <Stack>
      {['Floods', 'Follow spot'].map((name) => (
        <FormControlLabel
          key={name}
          label={name}
          control={
            <Switch
              defaultChecked={name === 'Floods'}
              disableRipple
              slots={{ thumb: Slab }}
              classes={{ track: 'rail' }}
              slotProps={{
                input: { role: 'switch' },
                switchBase: { className: 'lever' },
              }}
              sx={{
                width: 64,
                height: 44,
                p: 1,
                '& .rail': { borderRadius: 0.5, border: 1 },
                '& .lever': { p: '10px' },
                '& .lever.Mui-checked': { transform: 'translateX(20px)' },
                '& .lever.Mui-focusVisible + .rail': {
                  outline: '2px solid',
                  outlineOffset: 2,
                },
              }}
            />
          }
        />
      ))}
    </Stack>
  );
}
