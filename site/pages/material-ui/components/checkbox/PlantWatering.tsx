import { useEffect, useRef, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import OpacityIcon from '@mui/icons-material/Opacity';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import WaterDropOutlinedIcon from '@mui/icons-material/WaterDropOutlined';

const rooms = ['Kitchen herbs', 'Ferns in the hall'];

export default function PlantWatering() {
  const all = useRef<HTMLInputElement>(null);
  const [watered, setWatered] = useState(['Kitchen herbs']);
  const some = watered.length === 1;
  const icons = {
    icon: <WaterDropOutlinedIcon />,
    checkedIcon: <WaterDropIcon />,
  };

  useEffect(() => {
    if (all.current) {
      all.current.indeterminate = some;
    }
  }, [some]);

  return (
    <FormGroup role="group" aria-label="Watered today">
      <FormControlLabel
        label="All plants"
        control={
          <Checkbox
            {...icons}
            size="large"
            indeterminateIcon={<OpacityIcon />}
            indeterminate={some}
            checked={watered.length === rooms.length}
            onChange={(event) => setWatered(event.target.checked ? rooms : [])}
            slotProps={{ input: { ref: all } }}
          />
        }
      />
      {rooms.map((room) => (
        <FormControlLabel
          key={room}
          label={room}
          control={
            <Checkbox
              {...icons}
              size="large"
              checked={watered.includes(room)}
              onChange={(event) =>
                setWatered(
                  rooms.filter((one) =>
                    one === room ? event.target.checked : watered.includes(one),
                  ),
                )
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}
