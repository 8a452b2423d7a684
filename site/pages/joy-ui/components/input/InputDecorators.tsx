import MailIcon from '@mui/icons-material/Mail';
import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function InputDecorators() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <Input
        aria-label="Invite by email"
        defaultValue="mira@example.com"
        startDecorator={<MailIcon />}
        endDecorator={<Button>Invite</Button>}
      />
      <Input
        aria-label="Price"
        defaultValue="49.00"
        startDecorator="$"
        endDecorator={
          <>
            <Divider orientation="vertical" />
            <Select
              variant="plain"
              defaultValue="month"
              slotProps={{ button: { 'aria-label': 'Period' } }}
              sx={{ mr: -1.5, '&:hover': { bgcolor: 'transparent' } }}
            >
              <Option value="month">per month</Option>
              <Option value="year">per year</Option>
            </Select>
          </>
        }
      />
    </Stack>
  );
}
