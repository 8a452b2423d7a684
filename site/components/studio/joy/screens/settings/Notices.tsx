import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { notices } from '../../../fleet';
import { Field } from '../Field';

/** What a member of the team is told about, and where. */
export function Notices() {
  return (
    <Card data-part="card" sx={{ gap: 2 }}>
      <Typography level="title-lg" component="p" data-part="type">
        Notifications
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }} data-part="color">
        {notices.map((notice) => (
          <Notice key={notice.name} {...notice} />
        ))}
      </Box>
      <Field label="Sent by">
        <Select defaultValue="both">
          <Option value="mail">Mail</Option>
          <Option value="app">App</Option>
          <Option value="both">Mail and app</Option>
        </Select>
      </Field>
      <CardActions buttonFlex="0 1 auto" sx={{ justifyContent: 'flex-end' }}>
        <Button variant="plain" color="neutral" data-part="button">
          Discard
        </Button>
        <Button data-part="button">Save</Button>
      </CardActions>
    </Card>
  );
}

function Notice({ name, text, on }: (typeof notices)[number]) {
  return (
    <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <div>
        <FormLabel>{name}</FormLabel>
        <FormHelperText sx={{ mt: 0 }}>{text}</FormHelperText>
      </div>
      <Switch defaultChecked={on} />
    </FormControl>
  );
}
