import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

export default function SelectInline() {
  return (
    <Typography component="p">
      Send me a summary{' '}
      <Select
        component="span"
        variant="soft"
        size="sm"
        defaultValue="week"
        placeholder="every week"
        listboxId="summary-times"
        aria-label="How often"
        sx={{ display: 'inline-flex', mx: 0.5 }}
      >
        <Option value="day">every day</Option>
        <Option value="week">every week</Option>
        <Option value="off" sx={{ fontStyle: 'italic' }}>
          never
        </Option>
      </Select>{' '}
      by email.
    </Typography>
  );
}
