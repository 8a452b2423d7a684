import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const grades = ['Juice', 'Kitchen', 'Table'];

export default function AppleGrades() {
  const [sizes, setSizes] = useState([55, 65, 80]);

  return (
    <Box sx={{ maxWidth: 340, mx: 'auto' }}>
      <Typography sx={{ mb: 5 }}>Sort the apples by width</Typography>
      <Slider
        track={false}
        getAriaLabel={(index) => `${grades[index]} apples up to`}
        getAriaValueText={(value) => `${value} millimetres`}
        valueLabelDisplay="on"
        min={40}
        max={100}
        step={5}
        marks
        value={sizes}
        onChange={(_event, next) => setSizes(next)}
      />
      <Typography variant="body2" color="text.secondary">
        {grades.map((name, index) => `${name} ${sizes[index]} mm`).join(', ')}
      </Typography>
    </Box>
  );
}
