import CssBaseline from '@mui/joy/CssBaseline';

export default function BaselineDisableColorScheme() {
  return (
    <CssBaseline disableColorScheme>
      <label>
        Reminder <input type="time" defaultValue="07:30" />
      </label>
    </CssBaseline>
  );
}
