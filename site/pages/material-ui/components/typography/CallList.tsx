import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const calls = [
  { who: 'Heating engineers Brandt & Daughters', at: '9:12' },
  { who: 'School', at: '11:40' },
];

export default function CallList() {
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, width: 280 }}>
      {calls.map(({ who, at }) => (
        <Stack key={who} component="li" direction="row" spacing={2} useFlexGap>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography noWrap title={who}>
              {who}
            </Typography>
          </Box>
          <Typography color="text.secondary">{at}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
