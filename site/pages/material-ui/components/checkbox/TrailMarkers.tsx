import type { HTMLAttributes } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';
import CircleIcon from '@mui/icons-material/Circle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';

const trails = [
  { name: 'Lake path', length: '6 km', paint: 'success' },
  { name: 'Ridge walk', length: '14 km', paint: 'error' },
] as const;

const WideInput = styled('input')({
  position: 'absolute',
  inset: '-6px',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

function Strong(props: HTMLAttributes<HTMLElement>) {
  return <strong className={props.className}>{props.children}</strong>;
}

export default function TrailMarkers() {
  return (
    <FormGroup
      role="group"
      aria-label="Trails on the map"
      classes={{ root: 'trails' }}
      sx={{ '&.trails': { gap: 1 } }}
    >
      {trails.map(({ name, length, paint }) => (
        <FormControlLabel
          key={name}
          label={`${name}, ${length}`}
          slots={{ typography: Strong }}
          classes={{ label: 'trail-name' }}
          control={
            <Checkbox
              color={paint}
              defaultChecked={paint === 'success'}
              disableRipple
              icon={<CircleOutlinedIcon />}
              checkedIcon={<CircleIcon />}
              slots={{ input: WideInput }}
              classes={{ root: 'marker' }}
            />
          }
          sx={{
            '& .marker.Mui-focusVisible': { outline: '2px solid' },
            '& .marker': { p: 0.5, mx: 1 },
            '& .trail-name': { fontWeight: 'fontWeightMedium' },
          }}
        />
      ))}
    </FormGroup>
  );
}
