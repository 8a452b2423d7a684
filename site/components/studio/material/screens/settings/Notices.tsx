import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { notices } from '../../../fleet';

/** What a member of the team is told about, and where. */
export function Notices() {
  return (
    <Card data-part="card">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h6" component="p" data-part="type">
          Notifications
        </Typography>
        <FormGroup data-part="color" sx={{ gap: 1.5 }}>
          {notices.map((notice) => (
            <Notice key={notice.name} {...notice} />
          ))}
        </FormGroup>
        <TextField select label="Sent by" defaultValue="both" sx={{ mt: 1 }} data-part="text-field">
          <MenuItem value="mail">Mail</MenuItem>
          <MenuItem value="app">App</MenuItem>
          <MenuItem value="both">Mail and app</MenuItem>
        </TextField>
      </CardContent>
      <CardActions sx={{ justifyContent: 'flex-end' }}>
        <Button color="inherit" data-part="button">
          Discard
        </Button>
        <Button variant="contained" data-part="button">
          Save
        </Button>
      </CardActions>
    </Card>
  );
}

function Notice({ name, text, on }: (typeof notices)[number]) {
  return (
    <FormControlLabel
      control={<Switch defaultChecked={on} />}
      labelPlacement="start"
      sx={{ m: 0, justifyContent: 'space-between', gap: 2 }}
      label={
        <>
          {name}
          <Typography variant="body2" component="span" sx={secondLine}>
            {text}
          </Typography>
        </>
      }
    />
  );
}

const secondLine = { display: 'block', color: 'text.secondary' };
