import { useId } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import LocalFireDepartmentOutlinedIcon from '@mui/icons-material/LocalFireDepartmentOutlined';

const heat = ['mild', 'warm', 'hot', 'very hot'];

export default function CurryHeat() {
  const label = useId();

  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'center', justifyContent: 'center' }}
    >
      <Typography id={label}>Make the curry</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={label}
        max={heat.length}
        defaultValue={2}
        getLabelText={(value) => heat[value - 1] ?? ''}
        emptyLabelText="not spicy"
        icon={<LocalFireDepartmentIcon fontSize="inherit" />}
        emptyIcon={<LocalFireDepartmentOutlinedIcon fontSize="inherit" />}
        sx={{ '& .MuiRating-iconFilled': { color: 'error.main' } }}
      />
    </Stack>
  );
}
