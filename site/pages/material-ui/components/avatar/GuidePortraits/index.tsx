import { styled } from '@mui/material/styles';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { draw } from './draw';

const PrintedPhoto = styled('img')({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: 'grayscale(1) contrast(1.2)',
});

const guides = [
  { name: 'Freya', tour: 'Old town', color: '#b5532a' },
  { name: 'Kofi', tour: 'Harbor', color: '#2a6db5' },
];

export default function GuidePortraits() {
  return (
    <Stack direction="row" spacing={4} useFlexGap>
      {guides.map(({ name, tour, color }) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <Avatar
            alt={name}
            src={draw(color, 96)}
            srcSet={`${draw(color, 96)} 96w, ${draw(color, 192)} 192w`}
            sizes="96px"
            slots={{ img: PrintedPhoto }}
            slotProps={{ img: { loading: 'lazy', decoding: 'async' } }}
            sx={{ width: 96, height: 96 }}
          />
          <Typography variant="body2">{tour}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
