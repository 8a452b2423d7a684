import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const machines = [
  { name: 'Press', state: 'running', lamp: 'success' },
  { name: 'Cutter', state: 'needs blades soon', lamp: 'warning' },
  { name: 'Folder', state: 'jammed', lamp: 'error' },
  { name: 'Binder', state: 'being updated', lamp: 'info' },
] as const;

export default function MachineLamps() {
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, pl: 2 }}>
      {machines.map(({ name, state, lamp }) => (
        <Stack key={name} component="li" direction="row" spacing={3} useFlexGap>
          <Badge
            variant="dot"
            color={lamp}
            anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
            sx={{ '& .MuiBadge-badge': { top: '50%', insetInlineStart: -16 } }}
          >
            <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
          </Badge>
          <Typography color="text.secondary">{state}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
