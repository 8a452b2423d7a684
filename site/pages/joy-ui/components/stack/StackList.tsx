import CheckIcon from '@mui/icons-material/Check';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackList() {
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {['Cancel at any time', 'Free delivery', 'Two-year warranty'].map(
        (point) => (
          <Typography
            key={point}
            component="li"
            startDecorator={<CheckIcon color="success" />}
          >
            {point}
          </Typography>
        ),
      )}
    </Stack>
  );
}
