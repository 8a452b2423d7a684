import Card from '@mui/joy/Card';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

export default function ColorInversionPopup() {
  return (
    <Card variant="solid" color="primary" invertedColors>
      <Typography id="class-label" level="title-sm">
        Class
      </Typography>
      <Select
        defaultValue="second"
        slotProps={{
          button: { 'aria-labelledby': 'class-label' },
          listbox: { disablePortal: true },
        }}
        sx={{ width: 200 }}
      >
        <Option value="first">First class</Option>
        <Option value="second">Second class</Option>
        <Option value="sleeper">Sleeper</Option>
      </Select>
    </Card>
  );
}
