import { useId } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CircleIcon from '@mui/icons-material/Circle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';

const traits = [
  { name: 'Dry', amount: 4 },
  { name: 'Fruity', amount: 2.5 },
];

export default function WineTraits() {
  const id = useId();

  return (
    <Stack spacing={1}>
      {traits.map(({ name, amount }) => (
        <Stack
          key={name}
          direction="row"
          spacing={3}
          useFlexGap
          sx={{ justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Typography id={id + name}>{name}</Typography>
          <Rating
            component="div"
            role="radiogroup"
            aria-labelledby={id + name}
            defaultValue={amount}
            precision={0.5}
            icon={<CircleIcon fontSize="inherit" />}
            emptyIcon={<CircleOutlinedIcon fontSize="inherit" />}
            getLabelText={(value) => `${value} of 5`}
            classes={{ iconFilled: 'full', iconEmpty: 'hollow' }}
            slotProps={{ decimal: { style: { marginInlineEnd: 6 } } }}
            sx={{
              fontSize: 18,
              '& .full': { color: 'secondary.main' },
              '& .hollow': { color: 'text.secondary' },
            }}
          />
        </Stack>
      ))}
    </Stack>
  );
}
