import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Info from '@mui/icons-material/Info';
import Report from '@mui/icons-material/Report';
import Warning from '@mui/icons-material/Warning';

const states = [
  { color: 'primary', Icon: Info, title: 'Info', text: 'Two people joined.' },
  { color: 'success', Icon: CheckCircle, title: 'Saved', text: 'Version 12.' },
  {
    color: 'warning',
    Icon: Warning,
    title: 'Low disk',
    text: '2 GB are left.',
  },
  { color: 'danger', Icon: Report, title: 'Not sent', text: 'No connection.' },
] as const;

export default function AlertSeverities() {
  return (
    <Stack spacing={1.5} sx={{ width: 400, maxWidth: '100%' }}>
      {states.map(({ color, Icon, title, text }) => (
        <Alert
          key={color}
          color={color}
          startDecorator={<Icon />}
          sx={{ alignItems: 'flex-start' }}
        >
          <div>
            <Typography level="title-sm" color={color}>
              {title}
            </Typography>
            {text}
          </div>
        </Alert>
      ))}
    </Stack>
  );
}
